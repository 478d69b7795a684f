import { sql } from 'kysely';
import type { Reaction } from '../../../platform/reactions.ts';

interface Told {
  readonly recipient: string;
  readonly changes: number;
  readonly project: string;
  readonly note: string;
  readonly first: string;
  readonly words: string;
}

/** Tells whom a publication concerns, once, with how much changed for them. */
export const tellPublished: Reaction = async ({ db, organization }, events) => {
  const [event] = events;
  if (!event) return [];
  const { rows } = await sql<Told>`
    select m.user_sub as recipient, c.changes, r.name as project, p.note, p.from_date::text as first,
      to_char(p.from_date, 'FMDD Mon') || ' – ' || to_char(p.to_date, 'FMDD Mon') as words
    from publication_people c
    join publications p on p.org_id = c.org_id and p.id = c.publication_id
    join projects r on r.org_id = p.org_id and r.id = p.project_id
    join members m on m.org_id = c.org_id and m.id = c.member_id and m.archived_at is null
    where c.org_id = ${organization} and c.publication_id = ${event.subject.id} and m.user_sub is not null
    order by m.user_sub`.execute(db);
  return rows.map(({ recipient, changes, project, note, first, words }) => ({
    recipient,
    type: 'roster.published',
    title: `published the roster of ${project}`,
    message: `${words}: ${changes === 1 ? '1 change' : `${changes} changes`} for you${note ? ` · “${note}”` : ''}`,
    project: event.project,
    target: event.subject,
    url: `/daily-activity?date=${first}`,
    group: `roster:${event.project}`,
    reason: `You are on the roster of ${project}.`,
    source: `roster.published:${event.subject.id}`,
  }));
};
