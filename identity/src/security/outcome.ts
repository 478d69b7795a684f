import type { Exchange } from '../endpoints/exchange.ts';
import type { Visitor } from './gate.ts';

/** What the page says after a change. */
export const NOTES = {
  name: 'Your name is changed.',
  password: 'Your password is changed. Every other sign-in was ended.',
  'passkey-added': 'The passkey is added. You can sign in with it from now on.',
  'passkey-renamed': 'The passkey has its new name.',
  'passkey-removed': 'The passkey is removed. It no longer signs anybody in.',
  'authenticator-off': 'Signing in no longer asks for a code.',
  repeat: 'Your last sign-in was more than ten minutes ago, so nothing was changed. Please do it again now.',
} as const;

export type Note = keyof typeof NOTES;

export type Section = 'name' | 'password' | 'passkeys' | 'authenticator';

/** What is wrong, told where it was typed. */
export interface Problem {
  section: Section;
  text: string;
  /** The field that it is about, where the section has several; none where waiting is all that helps. */
  field?: 'old_password' | 'password';
  /** Shown again. */
  typed?: string;
  /** For attempts that have to wait, in ms. */
  waitMs?: number;
}

/** How a change ended: with a sentence on the page, a problem, or a page of its own. */
export type Outcome = { note: Note } | { problem: Problem } | { page: string };

export type Change = (visitor: Visitor, form: URLSearchParams, exchange: Exchange) => Promise<Outcome>;

export function problem(
  section: Section,
  text: string,
  more: Omit<Problem, 'section' | 'text'> = {},
): Outcome {
  return { problem: { section, text, ...more } };
}
