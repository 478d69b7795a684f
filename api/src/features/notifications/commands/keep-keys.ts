import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Databases } from '../../../platform/postgres/database.ts';

/** Makes the keys of notifications at the first start; later ones find them, also one at the same moment. */
export const keepKeys = async (databases: Pick<Databases, 'query'>): Promise<void> => {
  const { rows } = await databases.query('select from read_notification_keys()');
  if (rows.length > 0) return;
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { d, x = '', y = '' } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  await databases.query('select keep_notification_keys($1, $2, $3)', [
    ...[point.toString('base64url'), d, randomBytes(32).toString('base64url')],
  ]);
};
