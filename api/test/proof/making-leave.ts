import { insertRow } from '../factories/insert-row.ts';
import { makeAssignment, makeShift } from '../factories/shift.ts';
import type { TestPerson } from '../people.ts';
import type { TestServer } from '../server.ts';
import type { Realm } from './rows.ts';

const DAY = '2036-03-04';

/** Leave that somebody asks for, with everything that one can say of it; nobody covers for themselves. */
export const makeLeave = async (
  { database }: TestServer,
  realm: Realm,
  { member }: TestPerson,
  mark: string,
): Promise<string> => {
  const { colleague, hidden } = realm.rows;
  const isColleague = colleague.member === member;
  if (isColleague) {
    const shift = await makeShift(database, realm, { project_id: hidden, day: DAY });
    // The one that samples name: by the only id that they know of.
    await makeAssignment(database, shift, member, { id: realm.id });
  }
  return insertRow(database, 'leave_requests', {
    ...{ org_id: realm.id, member_id: member, type: 'paid', part: 'hours', from_date: DAY, to_date: DAY },
    ...{ start_time: '09:00', end_time: '11:00', timezone: 'Europe/London', minutes: 120 },
    ...{ starts_at: `${DAY}T09:00Z`, ends_at: `${DAY}T11:00Z`, reason: `${mark} family` },
    cover_id: isColleague ? null : colleague.member,
  });
};
