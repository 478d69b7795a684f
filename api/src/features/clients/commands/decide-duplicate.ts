import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

/** Says that the clients of a pair aren't the same, or takes that back; once more changes nothing. Throws 404. */
export const decideDuplicate = async (context: Context, id: string, dismissed: boolean): Promise<void> => {
  const { db, organization, now } = context;
  const pair = await db
    .selectFrom('client_duplicates')
    .select(['first_id', 'second_id', 'dismissed_at'])
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!pair) throw notFound('pair of clients');
  if ((pair.dismissed_at !== null) === dismissed) return;
  await db
    .updateTable('client_duplicates')
    .set({ dismissed_at: dismissed ? now.toISOString() : null })
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
  const { first_id, second_id } = pair;
  await context.record(
    ...[
      [first_id, second_id],
      [second_id, first_id],
    ].map(([subject = '', other_id]) => ({
      type: dismissed ? ('client.duplicate_dismissed' as const) : ('client.duplicate_reopened' as const),
      subject: { type: 'client', id: subject },
      data: { duplicate_id: id, other_id },
    })),
  );
};
