import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** A shift of one's own as it was published, to be logged. */
export interface WorkedShift {
  readonly id: string;
  readonly project_id: string;
  readonly service_type_id: string | null;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly break_min: number;
  readonly checked_in_at: string | null;
  /** Whether time was logged from it that counts. */
  readonly logged: boolean;
}

/** A published shift that the member is on and didn't decline; undefined for any other. */
export const findWorkedShift = async (
  { db, organization }: Context,
  member: string,
  assignment: string,
): Promise<WorkedShift | undefined> => {
  const { rows } = await sql<WorkedShift>`
    select t.shift_id as id, t.project_id, t.service_type_id, t.starts_at, t.ends_at, t.break_min, a.checked_in_at,
      exists (select from activity_entries e where e.org_id = t.org_id and e.shift_id = t.shift_id and e.member_id = a.member_id
        and e.archived_at is null) as logged
    from assignments a join published_shifts t on t.org_id = a.org_id and t.shift_id = a.shift_id and not t.cancelled
    where a.org_id = ${organization} and a.id = ${assignment} and a.member_id = ${member} and a.published_at is not null
      and a.withdrawn_at is null and a.status not in ('declined', 'no_show')`.execute(db);
  return rows[0];
};
