import type {
  ActivityEntry,
  ActivityTimer,
  Coded,
  PricedEntry,
  ProjectEntry,
} from '#contract/activity/shapes.ts';
import { clockTime, wallClock } from '../../../platform/wall-clock.ts';
import type { EntryRow } from '../queries/entries.ts';
import type { TimerRow } from '../queries/timer.ts';

interface PurposeRow {
  readonly project_id: string | null;
  readonly project_code: string | null;
  readonly project_name: string | null;
  readonly service_type_id: string | null;
  readonly service_code: string | null;
  readonly service_name: string | null;
}

const coded = (id: string | null, code: string | null, name: string | null): Coded | null =>
  id && code && name ? { id, code, name } : null;

/** Project and service as they are shown. */
export const presentPurpose = (row: PurposeRow): { project: Coded | null; service: Coded | null } => ({
  project: coded(row.project_id, row.project_code, row.project_name),
  service: coded(row.service_type_id, row.service_code, row.service_name),
});

/** An entry as its person sees it. */
export const presentEntry = (row: EntryRow): ActivityEntry => {
  const { started_at, ended_at, timezone } = row;
  return {
    id: row.id,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
    archived_at: row.archived_at,
    work_date: row.work_date,
    started_at,
    ended_at,
    start: started_at && clockTime(timezone, started_at),
    end: ended_at && clockTime(timezone, ended_at),
    ends_next_day: ended_at !== null && wallClock(timezone, ended_at).day > row.work_date,
    timezone,
    duration_s: row.duration_s,
    ...presentPurpose(row),
    category: row.category,
    note: row.note,
    billable: row.billable,
    source: row.source,
    tags: row.tags,
    status: row.status,
    status_reason: row.status_reason,
    client_uuid: row.client_uuid,
    ...(row.reversal_of ? { reverses: row.reversal_of } : {}),
    ...(row.reversed_by ? { reversed_by: row.reversed_by } : {}),
    ...(row.held ? { held: row.held } : {}),
  };
};

/** An entry as the people of its project see it. */
export const presentProjectEntry = (row: EntryRow & { readonly member_name: string }): ProjectEntry => ({
  ...presentEntry(row),
  member: { id: row.member_id, name: row.member_name },
});

/** The same with what it comes to; its costs for those alone who may see them. */
export const presentPricedEntry = (
  row: Parameters<typeof presentProjectEntry>[0],
  costs: boolean,
): PricedEntry => ({
  ...presentProjectEntry(row),
  bill_minor: row.bill_minor,
  cost_minor: costs ? row.cost_minor : null,
  currency: row.currency,
});

/** A running timer. */
export const presentTimer = (row: TimerRow): ActivityTimer => {
  const started = wallClock(row.timezone, row.started_at);
  return {
    id: row.id,
    version: row.version,
    started_at: row.started_at,
    start: started.time.slice(0, 5),
    work_date: started.day,
    ...presentPurpose(row),
    category: row.category,
    note: row.note,
    billable: row.billable,
    client_uuid: row.client_uuid,
  };
};
