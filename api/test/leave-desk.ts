import { requestLeave } from '#contract/leave/endpoints.ts';
import type { Jobs } from '../src/platform/jobs.ts';
import { insertRow } from './factories/insert-row.ts';
import { makePerson, type TestPerson } from './people.ts';
import type { Answer } from './server.ts';
import { type Desk, openDesk } from './time-desk.ts';

/** A Monday that no test's clock comes near. */
export const MONDAY = '2036-03-03';
/** The Friday of its week. */
export const FRIDAY = '2036-03-07';

type Asked = Readonly<Record<string, unknown>> & { readonly from?: string };

/** A desk at which people ask for leave: 40 hours of paid leave for everybody new, and none below nothing. */
export interface LeaveDesk extends Desk {
  readonly manager: TestPerson;
  /** A member with paid leave of so many minutes. */
  entitled(minutes?: number): Promise<TestPerson>;
  /** Asks for a day of paid leave, but for the fields given. */
  request(person: TestPerson, fields?: Asked): Promise<Answer>;
}

/** Opens one; `settings` are columns of its organization. */
export const openLeaveDesk = async (
  settings: Readonly<Record<string, unknown>> = {},
  jobs?: Pick<Jobs, 'enqueue'>,
): Promise<LeaveDesk> => {
  const desk = await openDesk(settings, jobs);
  const { database, organization } = desk.muster;
  const org_id = organization.id;
  await database.query(
    "insert into leave_allowances (org_id, type, year_minutes, carry_over_minutes) values ($1, 'paid', 12000, 2400)",
    [org_id],
  );
  return {
    ...desk,
    manager: organization.people.manager,
    entitled: async (minutes = 2_400) => {
      const person = await makePerson(database, org_id, 'member');
      await insertRow(database, 'leave_entries', {
        ...{
          org_id,
          member_id: person.member,
          type: 'paid',
          kind: 'entitlement',
          day: '2036-01-01',
          minutes,
        },
      });
      return person;
    },
    request: (person, fields = {}) =>
      desk.muster.as(person)(requestLeave, {
        body: { type: 'paid', from: MONDAY, to: fields.from ?? MONDAY, ...fields },
      }),
  };
};
