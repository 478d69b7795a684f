/** Bytes of a message before its content: its kind, and its length without the kind. */
const HEAD = 5;
const ROW = 'D'.charCodeAt(0);

/** Hears of what a database sends, in its order. */
export interface Heard {
  /** The content of one row; the bytes are the caller's own until the next chunk. */
  readonly row: (bytes: Buffer, from: number, to: number) => void;
  /** Whole messages of other kinds. */
  readonly others: (bytes: Buffer) => void;
}

/** Cuts what a database sends into rows and everything else, wherever its chunks end. */
export const cutFrames = (heard: Heard): ((chunk: Buffer) => void) => {
  let held: Buffer[] = [];
  let length = 0;
  let wanted = 0;
  return (chunk) => {
    held.push(chunk);
    length += chunk.length;
    // A long message is put together once, when its last piece is here.
    if (length < wanted) return;
    const bytes = held.length === 1 ? chunk : Buffer.concat(held, length);
    const { end, next } = cut(bytes, heard);
    held = end < bytes.length ? [bytes.subarray(end)] : [];
    length = bytes.length - end;
    wanted = next;
  };
};

/** Tells of the whole messages; answers where they end, and how long the next one is as far as can be seen. */
const cut = (bytes: Buffer, heard: Heard): { end: number; next: number } => {
  let at = 0;
  let told = 0;
  let next = HEAD;
  const tellOthers = (): void => {
    if (told < at) heard.others(bytes.subarray(told, at));
  };
  while (bytes.length - at >= HEAD) {
    next = 1 + bytes.readUInt32BE(at + 1);
    const end = at + next;
    if (end > bytes.length) break;
    if (bytes[at] === ROW) {
      tellOthers();
      told = end;
      heard.row(bytes, at + HEAD, end);
    }
    at = end;
    next = HEAD;
  }
  tellOthers();
  return { end: at, next };
};
