import { isOpenOn } from '#contract/activity/rules.ts';

/** A row that names what time is for, with what says whether it takes time. */
export interface Closable {
  readonly project_id: string | null;
  readonly project_name: string | null;
  readonly project_status: string | null;
  readonly project_start: string | null;
  readonly project_end: string | null;
  readonly project_archived_at: string | null;
  readonly service_type_id: string | null;
  readonly service_name: string | null;
  readonly service_status: string | null;
  readonly service_archived_at: string | null;
}

/** Why no time can be logged on it at a day; null where it can. A project that isn't seen any more says no more than that. */
export const whyClosed = (row: Closable, day: string): string | null => {
  if (row.project_id !== null) {
    if (!row.project_name || !row.project_status || !row.project_start || row.project_archived_at)
      return 'You are no longer in this project.';
    const project = { status: row.project_status, start_date: row.project_start, end_date: row.project_end };
    if (!isOpenOn(project, day)) return closedProject(row.project_name, project, day);
  }
  if (row.service_type_id === null || (row.service_status === 'active' && !row.service_archived_at))
    return null;
  return `${row.service_name ?? 'This service'} is no longer in use.`;
};

const closedProject = (
  name: string,
  { start_date, end_date }: { readonly start_date: string; readonly end_date: string | null },
  day: string,
): string => {
  if (day < start_date) return `${name} starts on ${start_date}.`;
  if (end_date !== null && day > end_date) return `${name} ended on ${end_date}.`;
  return `${name} takes no more time.`;
};
