import { createHash, randomBytes, randomInt } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** What the browser that signed up holds, and nobody else. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Six digits. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

export const hashToken = (token: string) => sha256(token);

/** A code has a million values, so its own hash would tell it; with the browser's secret in it, it tells nothing. */
export const hashCode = (token: string, code: string) => sha256(`${token} ${code}`);
