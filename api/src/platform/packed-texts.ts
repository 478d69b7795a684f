import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Texts are packed when there are so many characters of them. */
const AT_ONCE = 65_536;

/**
 * Many texts of a line each that wait for being written, packed so that they need a twentieth of their room: texts that say much the same
 * are small together.
 */
export class PackedTexts {
  readonly #packed: Buffer[] = [];
  #open: string[] = [];
  #length = 0;

  /** Takes one in; it has no line break, as nothing that JSON writes has. */
  add(text: string): void {
    this.#open.push(text);
    this.#length += text.length;
    if (this.#length < AT_ONCE) return;
    this.#packed.push(deflateRawSync(this.#open.join('\n'), { level: 1 }));
    this.#open = [];
    this.#length = 0;
  }

  /** Gives them back in the order in which they came, some at a time. */
  *some(): Generator<readonly string[]> {
    for (const packed of this.#packed) yield inflateRawSync(packed).toString().split('\n');
    if (this.#open.length > 0) yield this.#open;
  }
}
