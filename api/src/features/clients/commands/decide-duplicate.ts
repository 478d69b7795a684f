import { sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

/** Says that the clients of a pair aren't the same, or takes that back; once more changes nothing. Throws 404. */
export const decideDuplicate = async (context: Context, id: string, dismissed: boolean): Promise<void> => {
  const { db, organization, now } = context;
  const pair = await db
    .selectFrom('client_duplicates')
    .select(['first_id', 'second_id', 'dismissed_at', nameOf('first_id'), nameOf('second_id')])
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
  const first = { id: pair.first_id, name: pair.first_id_name };
  const second = { id: pair.second_id, name: pair.second_id_name };
  await context.record(
    ...[
      { subject: first, other: second },
      { subject: second, other: first },
    ].map(({ subject, other }) => ({
      type: dismissed ? ('client.duplicate_dismissed' as const) : ('client.duplicate_reopened' as const),
      subject: { type: 'client', id: subject.id },
      data: { duplicate_id: id, other_id: other.id, other: other.name },
    })),
  );
};

const nameOf = <Key extends 'first_id' | 'second_id'>(key: Key) =>
  sql<string>`(select c.name from clients c
    where c.org_id = client_duplicates.org_id and c.id = ${sql.ref(`client_duplicates.${key}`)})`.as(
    `${key}_name` as const,
  );
