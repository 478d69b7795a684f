import { sql } from 'kysely';
import type { ApprovalBand } from '#contract/dealsheets/bands.ts';
import type { Happened, Inside } from '../../../platform/reactions.ts';

/** A dealsheet as people are told of it. */
export interface ToldDeal {
  readonly event: Happened;
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly client: string;
  readonly approver: ApprovalBand['role'];
  /** Identity subject of whoever owns it. */
  readonly owner: string | null;
  /** Of those who wrote in the revision of the event or submitted it. */
  readonly authors: readonly string[];
}

/** The dealsheets of events, with the people whom they concern, in one statement. */
export const readToldDeals = async (
  { db, organization }: Inside,
  events: readonly Happened[],
): Promise<readonly ToldDeal[]> => {
  const asked = events.map(({ id, subject, data }) => ({
    event: id,
    id: subject.id,
    revision: Number(data.revision),
  }));
  const { rows } = await sql<{ event: string } & Omit<ToldDeal, 'event'>>`
    select x.event, d.id, d.code, d.title, d.approver, c.name as client,
      (select m.user_sub from members m where m.org_id = d.org_id and m.id = d.owner_id and m.archived_at is null) as owner,
      array(select distinct a.created_by from dealsheet_authors a
        where a.org_id = d.org_id and a.dealsheet_id = d.id and a.revision = x.revision and a.created_by is not null) as authors
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) x (event uuid, id uuid, revision int)
    join dealsheets d on d.org_id = ${organization} and d.id = x.id
    join clients c on c.org_id = d.org_id and c.id = d.client_id`.execute(db);
  return events.flatMap((event) => {
    const row = rows.find((one) => one.event === event.id);
    return row ? [{ ...row, event }] : [];
  });
};
