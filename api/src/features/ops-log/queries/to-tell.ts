import { sql } from 'kysely';
import type { Severity } from '#contract/ops-log/states.ts';
import type { Inside } from '../../../platform/reactions.ts';
import type { OpsLogState } from '../../../platform/tables.ts';

/** What an incident, a handover or a follow-up has come to, as people are told of it. */
export interface ToTell {
  /** The entry's. */
  readonly id: string;
  readonly project_id: string;
  readonly project: string;
  /** With the words of today. */
  readonly title: string;
  readonly shift_id: string | null;
  readonly author_id: string | null;
  /** Identity subjects of people on the team. */
  readonly author: string | null;
  readonly owner: string | null;
  readonly kind: 'incident' | 'handover' | 'follow_up';
  readonly state: OpsLogState;
  /** The gravest that was ever said of it. */
  readonly severity: Severity;
  readonly due: string | null;
  /** Such as `1 Apr`. */
  readonly due_words: string | null;
  readonly is_overdue: boolean;
  /** The record that it was changed by last, what that says, and how many minutes ago it was written. */
  readonly step: number;
  readonly note: string;
  readonly waited_min: number;
  /** What its project chooses. */
  readonly sev1_escalates_min: number;
  readonly sev2_escalates_min: number;
  readonly handover_overdue_min: number;
}

/** What has come of entries; in nobody's name, so also of those that nobody may read who asks. */
export const listToTell = async (
  { db, organization }: Inside,
  entries: readonly string[] | 'waiting' | 'unacknowledged',
): Promise<readonly ToTell[]> => {
  const asked =
    typeof entries === 'string' ? sql`(select ${sql.raw(`ops_log_${entries}`)}())` : sql`${entries}::uuid[]`;
  const { rows } = await sql<ToTell>`
    select t.id, t.project_id, p.name as project, t.title, t.shift_id, t.author_id, a.user_sub as author, o.user_sub as owner,
      t.kind, t.state, t.severity, t.due::text, to_char(t.due, 'FMDD Mon') as due_words,
      coalesce(t.due < muster_today(), false) as is_overdue, t.step, t.note, t.waited_min,
      p.sev1_escalates_min, p.sev2_escalates_min, p.handover_overdue_min
    from ops_log_to_tell(${asked}) t
    join projects p on p.org_id = ${organization} and p.id = t.project_id and p.status <> 'archived'
    left join members a on a.org_id = p.org_id and a.id = t.author_id and a.archived_at is null
    left join members o on o.org_id = p.org_id and o.id = t.owner_id and o.archived_at is null
    order by t.id`.execute(db);
  return rows;
};

/** Where an entry stands. */
export const pageOf = ({ project_id, id }: Pick<ToTell, 'project_id' | 'id'>): string =>
  `/manager/projects/${project_id}/ops-log?entry=${id}`;
