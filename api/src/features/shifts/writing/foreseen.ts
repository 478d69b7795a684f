import { sql } from 'kysely';
import type { Batch } from '#contract/shifts/batch-endpoints.ts';
import type { Context } from '../../../platform/context.ts';

/** Plans; where it is only `preview`, what it would lead to is answered and nothing of it stays, neither rows nor events. */
export const orForeseen = async <Outcome extends Pick<Batch, 'batch_id' | 'undo_until'>>(
  { db }: Context,
  preview: boolean,
  planning: () => Promise<Outcome>,
): Promise<Outcome> => {
  if (!preview) return planning();
  await sql`savepoint foreseen`.execute(db);
  try {
    return { ...(await planning()), batch_id: null, undo_until: null };
  } finally {
    await sql`rollback to savepoint foreseen`.execute(db);
  }
};
