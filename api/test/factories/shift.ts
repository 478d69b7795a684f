import type { TestDatabase } from '../database.ts';
import type { TestOrganization } from '../people.ts';
import { insertRow } from './insert-row.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Inserts a draft of a shift from 08:00 to 16:00 UTC of a day, and returns its id; `told` also as people were told of it. */
export const makeShift = async (
  database: TestDatabase,
  organization: TestOrganization,
  {
    day,
    told = false,
    ...fields
  }: Fields & { readonly project_id: string; readonly day: string; readonly told?: boolean },
): Promise<string> => {
  const id = await insertRow(database, 'shifts', {
    ...{ org_id: organization.id, day, timezone: 'Europe/London', role: 'Guard' },
    ...{ starts_at: `${day}T08:00:00Z`, ends_at: `${day}T16:00:00Z` },
    ...(told ? { status: 'published' } : {}),
    ...fields,
  });
  if (told) await tellOfShift(database, id);
  return id;
};

/** People are told of a shift as it is planned. */
export const tellOfShift = (database: TestDatabase, shift: string): Promise<unknown> =>
  database.query(
    `insert into published_shifts select org_id, id, project_id, service_type_id, role, site, day, timezone, starts_at, ends_at,
       break_min, headcount, skills, note, status = 'cancelled' from shifts where id = $1
     on conflict (org_id, shift_id) do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at, day = excluded.day`,
    [shift],
  );

/** Puts somebody on a shift, and returns the booking's id; `told` as they know it. */
export const makeAssignment = async (
  database: TestDatabase,
  shift: string,
  member: string | null,
  { told = false, ...fields }: Fields & { readonly told?: boolean } = {},
): Promise<string> => {
  const [of] = await database.query<Record<string, unknown>>(
    'select org_id, project_id, day, starts_at, ends_at, break_min from shifts where id = $1',
    [shift],
  );
  return insertRow(database, 'assignments', {
    ...{ ...of, shift_id: shift, member_id: member, ...(told ? { published_at: '2026-01-05T10:00Z' } : {}) },
    ...fields,
  });
};
