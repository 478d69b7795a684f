import type { Context } from '../../../platform/context.ts';

/** Keeps that the caller has read what was published until an instant; what was read before stays so. */
export const readPublications = async (
  { db, organization, member, now, record }: Context,
  until: string,
): Promise<void> => {
  const read = await db
    .updateTable('publication_people')
    .set({ read_at: now.toISOString() })
    .where('org_id', '=', organization)
    .where('member_id', '=', member)
    .where('publication_id', 'in', (publications) =>
      publications
        .selectFrom('publications')
        .select('id')
        .where('org_id', '=', organization)
        .where('created_at', '<=', until),
    )
    .where('read_at', 'is', null)
    .returning('publication_id')
    .execute();
  await record(
    ...read.map(({ publication_id }) => ({
      type: 'roster.read' as const,
      subject: { type: 'publication', id: publication_id },
    })),
  );
};
