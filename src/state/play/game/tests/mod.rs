mod correspondence;
mod hand_over;
mod instant_replay;
mod pacing;
mod resign;
mod round_end;
mod take_back;
