import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { withLock } from '../storage/lock.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key of its own table, so that the rows it seals tell nothing by themselves. */
export interface SealingKey {
  id: number;
  secret: Buffer;
}

/** The newest key; makes the first one. */
export async function currentSealingKey(pool: Pool): Promise<SealingKey> {
  const newest = 'select id, secret from idp.sealing_keys order by id desc limit 1';
  const found = (await pool.query<SealingKey>(newest)).rows[0];
  if (found) return found;
  return withLock(pool, async (client) => {
    const made = (await client.query<SealingKey>(newest)).rows[0];
    if (made) return made;
    const { rows } = await client.query<SealingKey>(
      'insert into idp.sealing_keys (secret) values ($1) returning id, secret',
      [randomBytes(32)],
    );
    const [key] = rows;
    if (!key) throw new Error('The sealing key could not be stored.');
    return key;
  });
}

/** The owner is bound in: moved to another person's row, it can't be opened. */
export function seal(key: Buffer, owner: string, content: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(owner),
  );
  const text = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Throws when the key is another, or anything was changed. */
export function unseal(key: Buffer, owner: string, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
