import { sql } from 'kysely';
import type { IncidentState, Severity } from '#contract/ops-log/states.ts';
import type { Inside } from '../rules/days.ts';

/** A record of what was ever said to be a grave incident; `at` = when it was written, in UTC, of one length. */
export interface GraveRecord {
  readonly project_id: string;
  readonly entry_seq: number;
  readonly entry_id: string;
  readonly kind: 'entry' | 'correction' | 'incident';
  readonly at: string;
  readonly occurred_at: string;
  readonly title: string | null;
  readonly severity: Severity | null;
  readonly state: IncidentState | null;
}

/** Records of grave incidents that weren't closed when a day ended, by incident, each in its order. */
export const listGraveRecords = async (
  { db, organization }: Inside,
  day: string,
): Promise<readonly GraveRecord[]> => {
  const { rows } = await sql<GraveRecord>`
    select t.project_id, t.entry_seq, t.entry_id, t.kind,
      to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
      to_char(t.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as occurred_at, t.title, t.severity, t.state
    from organizations o
    cross join lateral ops_log_grave_trail((${day}::date + 1)::timestamp at time zone o.timezone) t
    where o.org_id = ${organization}::uuid`.execute(db);
  return rows;
};
