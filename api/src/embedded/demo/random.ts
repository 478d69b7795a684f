import { createHash } from 'node:crypto';

/** The same id for the same words on every machine. */
export const idOf = (...words: string[]): string => {
  const hex = createHash('sha256').update(words.join('/')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** Repeatable chance: numbers from 0 up to 1 that depend on the words alone. */
export const chanceOf = (...words: string[]): (() => number) => {
  let state = createHash('sha256').update(words.join('/')).digest().readUInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** One of several, by chance. */
export const pick = <Item>(chance: () => number, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(chance() * items.length)] ?? items[0];
