import { createHash, randomInt } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

const COUNT = 10;
/** Five bits a character, none of which looks like another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 80 bits: too many to find by trying, even with the hashes at hand. */
const LENGTH = 16;

const hash = (code: string) => createHash('sha256').update(code).digest();

/** Ten new codes in place of the old ones; they can't be read again. */
export async function replaceRecoveryCodes(client: PoolClient, sub: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await client.query('delete from idp.recovery_codes where user_sub = $1', [sub]);
  await client.query('insert into idp.recovery_codes (user_sub, code_hash) select $1, unnest($2::bytea[])', [
    sub,
    codes.map(hash),
  ]);
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'));
}

/** Uses a code up. False when it isn't one, or was used. */
export async function spendRecoveryCode(
  pool: Pool | PoolClient,
  sub: string,
  typed: string,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'delete from idp.recovery_codes where user_sub = $1 and code_hash = $2',
    [sub, hash(asWritten(typed))],
  );
  return rowCount === 1;
}

export async function countRecoveryCodes(pool: Pool | PoolClient, sub: string): Promise<number> {
  const { rows } = await pool.query<{ left: number }>(
    'select count(*)::int as left from idp.recovery_codes where user_sub = $1',
    [sub],
  );
  return rows[0]?.left ?? 0;
}

const newCode = () =>
  Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** In any case, with or without hyphens, and with the letters that are taken for digits. */
function asWritten(typed: string): string {
  const text = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return text.replaceAll('O', '0').replace(/[IL]/g, '1');
}
