"""What Orca takes for the voice of this machine: it writes down what it is told to say, and is silent.

Each line of its standard output is a piece of JSON: a text to speak, or `null` for "say no more of it".
"""

import json
import re
import sys
import threading
from html import unescape
from types import SimpleNamespace


# Ten times as quick as people have it, so that a test need not wait long.
SECONDS_PER_CHARACTER = 0.006


class CallbackType:
    BEGIN, CANCEL, END, PAUSE, RESUME, INDEX_MARK = "begin cancel end pause resume index-mark".split()


class Priority:
    IMPORTANT, MESSAGE, TEXT, NOTIFICATION, PROGRESS = "important message text notification progress".split()


class PunctuationMode:
    ALL, MOST, SOME, NONE = "all most some none".split()


class DataMode:
    TEXT, SSML = "text ssml".split()


class SSIPError(Exception):
    pass


class SSIPCommunicationError(SSIPError):
    pass


class SSIPCommandError(SSIPError):
    pass


def note(what):
    print(json.dumps(what), flush=True)


class Utterance:
    """A text in the queue of those that are spoken one after another."""

    def __init__(self, text, callback):
        self.seconds = len(text) * SECONDS_PER_CHARACTER
        self.callback = callback or (lambda _: None)


class SSIPClient:
    def __init__(self, *_, **__):
        self.queue = []
        self.is_changed = threading.Condition()
        threading.Thread(target=self.talk, daemon=True).start()

    def talk(self):
        """Takes one after another out of the queue, each for as long as it lasts, unless it is cancelled."""
        while True:
            with self.is_changed:
                self.is_changed.wait_for(lambda: self.queue)
                utterance = self.queue[0]
                utterance.callback(CallbackType.BEGIN)
                self.is_changed.wait_for(lambda: utterance not in self.queue, utterance.seconds)
                if utterance in self.queue:
                    self.queue.remove(utterance)
                    utterance.callback(CallbackType.END)

    def speak(self, text, callback=None, event_types=None):
        # Without the marks for the words.
        text = unescape(re.sub(r"<[^>]*>", "", text))
        note(text)
        with self.is_changed:
            self.queue.append(Utterance(text, callback))
            self.is_changed.notify()

    def char(self, character):
        self.speak(character)

    def cancel(self, *_):
        note(None)
        with self.is_changed:
            cancelled, self.queue = self.queue, []
            self.is_changed.notify()
        for utterance in cancelled:
            utterance.callback(CallbackType.CANCEL)

    def list_output_modules(self):
        return ("silent",)

    def list_synthesis_voices(self, *_):
        return ()

    def __getattr__(self, _):
        """Whatever else can be set or asked does nothing."""
        return lambda *_, **__: 0


# Some versions import the names from there.
client = SimpleNamespace(**globals())
sys.modules["speechd.client"] = client
