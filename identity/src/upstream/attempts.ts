import { createHash } from 'node:crypto';
import { generateRandomCodeVerifier, generateRandomNonce, generateRandomState } from 'oauth4webapi';
import type { Pool } from 'pg';
import type { Secrets } from './providers/connection.ts';

/** As long as the sign-in that it is part of. */
const LIFETIME_MS = 3_600_000;

const hash = (state: string) => createHash('sha256').update(state).digest();

/** Notes that this sign-in's browser is on its way to another provider. */
export async function beginAttempt(pool: Pool, interaction: string, provider: string): Promise<Secrets> {
  const state = generateRandomState();
  const codeVerifier = generateRandomCodeVerifier();
  const nonce = generateRandomNonce();
  await pool.query(
    `insert into idp.upstream_attempts (state_hash, interaction, provider, code_verifier, nonce, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [hash(state), interaction, provider, codeVerifier, nonce, new Date(Date.now() + LIFETIME_MS)],
  );
  return { state, nonce, codeVerifier };
}

/** Keeps what the browser brought back, once. Answers the sign-in it belongs to; undefined when the state isn't known. */
export async function keepAnswer(pool: Pool, state: string, answer: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ interaction: string }>(
    `update idp.upstream_attempts set answer = $2 where state_hash = $1 and answer is null and expires_at > $3
     returning interaction`,
    [hash(state), answer, new Date()],
  );
  return rows[0]?.interaction;
}

/** A browser that has come back. */
export interface Return {
  provider: string;
  answer: URLSearchParams;
  secrets: Secrets;
}

/** Takes the answer, which is gone afterwards; undefined when there is none for this sign-in. */
export async function takeAnswer(
  pool: Pool,
  interaction: string,
  state: string,
): Promise<Return | undefined> {
  const { rows } = await pool.query<{
    provider: string;
    answer: string;
    code_verifier: string;
    nonce: string;
  }>(
    `delete from idp.upstream_attempts
     where state_hash = $1 and interaction = $2 and answer is not null and expires_at > $3
     returning provider, answer, code_verifier, nonce`,
    [hash(state), interaction, new Date()],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { provider, answer, code_verifier: codeVerifier, nonce } = row;
  return { provider, answer: new URLSearchParams(answer), secrets: { state, nonce, codeVerifier } };
}
