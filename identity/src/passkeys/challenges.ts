import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

/** How long a browser may show its passkeys; also what it is told. */
export const CHALLENGE_MS = 5 * 60_000;

/** What a challenge is for, and the sign-in or session in which alone it works. */
export interface Binding {
  purpose: 'sign-in' | 'add';
  id: string;
}

const hash = (text: string) => createHash('sha256').update(text).digest();
const bound = ({ purpose, id }: Binding) => hash(`${purpose}\n${id}`);

export async function keepChallenge(pool: Pool, challenge: string, binding: Binding): Promise<void> {
  await pool.query(
    'insert into idp.passkey_challenges (challenge_hash, bound_to, expires_at) values ($1, $2, $3)',
    [hash(challenge), bound(binding), new Date(Date.now() + CHALLENGE_MS)],
  );
}

/** Uses a challenge up. False when it is unknown here, was used, or is too old. */
export async function spendChallenge(pool: Pool, challenge: string, binding: Binding): Promise<boolean> {
  const { rowCount } = await pool.query(
    'delete from idp.passkey_challenges where challenge_hash = $1 and bound_to = $2 and expires_at > $3',
    [hash(challenge), bound(binding), new Date()],
  );
  return rowCount === 1;
}
