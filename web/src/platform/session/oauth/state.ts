import { randomText } from './random.ts';

/** 32 random characters; something of the caller's own follows after a dash, as two hex digits a byte. */
export function newState(custom?: string): string {
  const random = randomText(32);
  return custom === undefined ? random : `${random}-${toHex(custom)}`;
}

/** What the caller put into the state; undefined where nothing was. */
export function customOf(state: string): string | undefined {
  const [, ...carried] = state.split('-');
  return carried.length > 0 ? fromHex(carried.join('-')) : undefined;
}

const toHex = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const fromHex = (hex: string): string =>
  new TextDecoder().decode(Uint8Array.from(hex.match(/.{2}/g) ?? [], (pair) => Number.parseInt(pair, 16)));
