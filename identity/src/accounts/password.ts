import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default algorithm) with OWASP's parameters. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Of a password that nobody knows, at the same cost. */
const DUMMY =
  '$argon2id$v=19$m=19456,t=2,p=1$J52+RePDdCSLgel5rbv6Zw$mggXouqhYZPzhafXbjZErPtLtUP30vO2iHmy3xkGHMg';

export const PASSWORD_MIN_LENGTH = 10;
/** Longer ones are refused before they cost any work. */
export const PASSWORD_MAX_LENGTH = 256;

/** What is wrong with a password that somebody chose. */
export function passwordProblem({ length }: string): string | undefined {
  if (length >= PASSWORD_MIN_LENGTH && length <= PASSWORD_MAX_LENGTH) return undefined;
  return `Choose a password of ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters.`;
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Takes as long for an unknown account (null) as for a known one, so that the time tells nothing. */
export async function isPasswordRight(password: string, stored: string | null): Promise<boolean> {
  if (password.length > PASSWORD_MAX_LENGTH) return false;
  const matching = await verify(stored ?? DUMMY, password);
  return stored !== null && matching;
}
