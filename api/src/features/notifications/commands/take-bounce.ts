import { sql } from 'kysely';
import type { OpenContext } from '../../../platform/context.ts';
import { findBounced } from '../queries/bouncing.ts';
import { readBounce } from '../reading/read-bounce.ts';

/** Writes down that a mail of ours came back for good; leaves anything else alone. */
export const takeBounce = async ({ db }: OpenContext, bytes: Buffer): Promise<void> => {
  const bounce = await readBounce(bytes);
  const name = bounce && (await findBounced(db, bounce.tag));
  if (name) await sql`select bounce_mail(${name}::uuid, ${bounce.cause})`.execute(db);
};
