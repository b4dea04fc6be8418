// Reads and writes the binary format of WebAssembly, as far as the tools need it.

/** Numbers of sections. */
export const SECTION = { custom: 0, imports: 2, exports: 7, code: 10, data: 11 };

/** Kinds of imports. */
export const IMPORTED = { function: 0, table: 1, memory: 2, global: 3 };

/** Number of the function names among the parts of the section of names. */
export const FUNCTION_NAMES = 1;

const HEADER = 8;

/** Reads a module from its first byte to its last. */
export class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** Reads an unsigned number in LEB128. */
  number() {
    let [result, shift, byte] = [0, 0, 0];
    do {
      byte = this.bytes[this.at++];
      result += (byte & 0x7f) * 2 ** shift;
      shift += 7;
    } while (byte & 0x80);
    return result;
  }

  /** Reads a length, and so many bytes. */
  sized() {
    const length = this.number();
    return this.bytes.subarray(this.at, (this.at += length));
  }

  text() {
    return this.sized().toString();
  }

  /** Reads a number, and so many items. */
  *list(item) {
    for (let left = this.number(); left > 0; left--) yield item();
  }

  /** Reads parts that each have a number, a length and a content, up to an end. */
  *sections(end) {
    while (this.at < end) {
      const id = this.bytes[this.at++];
      const content = this.sized();
      yield { id, content, length: content.length, reader: new Reader(content) };
    }
  }

  /** Reads an import; `rest` is what follows its names. */
  import() {
    const [module, name, from] = [this.text(), this.text(), this.at];
    const kind = this.bytes[this.at++];
    if (kind === IMPORTED.function) this.number(); // its type
    else if (kind === IMPORTED.global) this.at += 2; // its type, and whether it changes
    else this.#limits(kind);
    return { module, name, kind, rest: this.bytes.subarray(from, this.at) };
  }

  #limits(kind) {
    if (kind === IMPORTED.table) this.at++; // the type of what is in it
    const hasMost = this.bytes[this.at++] & 1;
    this.number();
    if (hasMost) this.number();
  }

  /** Reads an export; `rest` is what follows its name. */
  export() {
    const [name, from] = [this.text(), this.at];
    this.at++; // its kind
    this.number();
    return { name, rest: this.bytes.subarray(from, this.at) };
  }
}

export function readSections(module) {
  return [...new Reader(module, HEADER).sections(module.length)];
}

/** Returns the reader of a section. */
export function readerOf(sections, wanted) {
  return sections.find(({ id }) => id === wanted).reader;
}

export function countImportedFunctions(reader) {
  const imports = [...reader.list(() => reader.import())];
  return imports.filter(({ kind }) => kind === IMPORTED.function).length;
}

/** Encodes an unsigned number in LEB128. */
export function number(value) {
  const bytes = [];
  for (; value > 0x7f; value >>>= 7) bytes.push((value & 0x7f) | 0x80);
  return Buffer.from([...bytes, value]);
}

/** Returns bytes after their length. */
export const sized = (...parts) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([number(content.length), content]);
};

export const text = (string) => sized(Buffer.from(string));

export const list = (items) => Buffer.concat([number(items.length), ...items]);

export const section = (id, ...parts) => Buffer.concat([Buffer.from([id]), sized(...parts)]);

/** Returns the module that has some sections, each with its `id` and `content`. */
export function moduleOf(header, sections) {
  return Buffer.concat([header.subarray(0, HEADER), ...sections.map(({ id, content }) => section(id, content))]);
}
