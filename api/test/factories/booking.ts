import { addDays } from '#contract/activity/rules.ts';
import { instantsAt } from '../../src/platform/wall-clock.ts';
import type { TestDatabase } from '../database.ts';
import { insertRow } from './insert-row.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Where and when a shift is, on the wall of London. */
export interface ShiftPlace {
  readonly org_id: string;
  readonly project_id: string;
  readonly day: string;
  readonly start: string;
  readonly end: string;
}

/** A published shift of one place at a gate; its end is on the next day where it isn't after its start. */
export const planShift = (
  database: TestDatabase,
  { org_id, project_id, day, start, end }: ShiftPlace,
  fields: Fields = {},
): Promise<string> => {
  const at = (date: string, time: string) =>
    new Date(instantsAt('Europe/London', { day: date, time })[0] ?? Number.NaN).toISOString();
  return insertRow(database, 'shifts', {
    ...{ org_id, project_id, day, timezone: 'Europe/London', role: 'Gate', status: 'published' },
    ...{ starts_at: at(day, start), ends_at: at(end > start ? day : addDays(day, 1), end) },
    ...fields,
  });
};

/** Somebody's firm booking on a shift, confirmed. */
export const bookMember = async (
  database: TestDatabase,
  shift: string,
  member: string | null,
  fields: Fields = {},
): Promise<string> => {
  const [times] = await database.query<Fields>(
    'select org_id, project_id, day, starts_at, ends_at, break_min from shifts where id = $1',
    [shift],
  );
  return insertRow(database, 'assignments', {
    ...times,
    ...{ shift_id: shift, member_id: member, status: 'confirmed' },
    ...fields,
  });
};
