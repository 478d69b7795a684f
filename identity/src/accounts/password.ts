import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default algorithm) with OWASP's parameters. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Longer ones are refused before they cost any work. */
export const PASSWORD_MAX_LENGTH = 256;

let dummy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Takes as long for an unknown account (null) as for a known one, so that the time tells nothing. */
export async function isPasswordRight(password: string, stored: string | null): Promise<boolean> {
  if (password.length > PASSWORD_MAX_LENGTH) return false;
  dummy ??= hashPassword('nobody has this password');
  const matching = await verify(stored ?? (await dummy), password);
  return stored !== null && matching;
}
