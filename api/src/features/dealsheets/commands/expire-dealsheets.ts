import { sql } from 'kysely';
import { record } from '../../../platform/events.ts';
import type { Inside } from '../../../platform/reactions.ts';

/** A deal that has just expired. */
export interface Expired {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly revision: number;
  readonly valid_until: string;
  readonly closed_on: string;
  /** Identity subject of whoever owns it. */
  readonly owner: string | null;
}

/**
 * Ends what was sent and whose validity is over by the organization's day; each once, since it isn't sent any more then. What somebody
 * closes at the same moment is theirs. Nobody did it.
 */
export const expireDealsheets = async ({ db, organization }: Inside): Promise<readonly Expired[]> => {
  if (organization === null) return [];
  const { rows } = await sql<Expired>`
    with over as (
      select d.id from dealsheets d
      where d.org_id = ${organization}::uuid and d.status = 'sent' and d.archived_at is null and d.valid_until < muster_today()
      order by d.valid_until, d.id limit 500 for no key update skip locked),
    ended as (
      update dealsheets d set status = 'expired', closed_on = muster_today() from over
      where d.org_id = ${organization}::uuid and d.id = over.id
      returning d.id, d.code, d.title, d.revision, d.valid_until::text, d.closed_on::text, d.owner_id, d.org_id),
    revisions as (
      update dealsheet_revisions r set status = 'expired' from ended e
      where r.org_id = e.org_id and r.dealsheet_id = e.id and r.revision = e.revision)
    select e.id, e.code, e.title, e.revision, e.valid_until, e.closed_on, m.user_sub as owner
    from ended e left join members m on m.org_id = e.org_id and m.id = e.owner_id and m.archived_at is null
    order by e.valid_until, e.id`.execute(db);
  await record(
    { db, organization, requestId: 'expiring-dealsheets', person: { name: 'Muster' } },
    ...rows.map(({ id, revision, closed_on }) => ({
      type: 'dealsheet.expired' as const,
      subject: { type: 'dealsheet', id },
      changes: { status: ['sent', 'expired'] as const, closed_on: [null, closed_on] as const },
      data: { revision },
    })),
  );
  return rows;
};
