import { addDays } from '#contract/activity/rules.ts';
import { assignMember } from '#contract/shifts/assignment-endpoints.ts';
import type { NewShift } from '#contract/shifts/shapes.ts';
import { createShift, readProjectRoster } from '#contract/shifts/shift-endpoints.ts';
import type { Jobs } from '../src/platform/jobs.ts';
import { insertRow } from './factories/insert-row.ts';
import { makeAssignment, makeShift } from './factories/shift.ts';
import { makePerson, type TestPerson } from './people.ts';
import type { Answer } from './server.ts';
import { type Desk, openDesk } from './time-desk.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A desk at which rosters are planned: everybody has been on the team for long. */
export interface PlanningDesk extends Desk {
  /** The day a week from today, on which nobody has a shift yet. */
  readonly day: string;
  /** A member who is on the project. */
  guard(): Promise<TestPerson>;
  /** Plans a shift of the project as its manager, from 08:00 to 16:00 of the day but for the fields given. */
  plan(fields?: Partial<NewShift>): Promise<Answer>;
  /** Puts somebody on a shift as its manager. */
  offer(shift: string, person: TestPerson, fields?: Fields): Promise<Answer>;
  /** A shift that people were told of; `hours` from now until it starts, `lasts` hours. */
  told(fields?: Fields & { readonly hours?: number; readonly lasts?: number }): Promise<string>;
  /** Somebody's booking on a shift, of which they know. */
  give(shift: string, person: TestPerson, fields?: Fields): Promise<string>;
  /** The shifts of the project as somebody sees them. */
  see(person: TestPerson, from?: string, to?: string): Promise<Answer['body']>;
}

/** Opens a desk for rosters; `settings` are columns of its organization. */
export const openPlanningDesk = async (
  settings: Fields = {},
  jobs?: Pick<Jobs, 'enqueue'>,
): Promise<PlanningDesk> => {
  const desk = await openDesk({ week_start: 1, ...settings }, jobs);
  const { muster, project, today } = desk;
  const { database, organization } = muster;
  const { manager } = organization.people;
  await database.query("update members set start_date = '2024-01-01'");
  const day = addDays(today, 7);
  return {
    ...desk,
    day,
    guard: async () => {
      const person = await makePerson(database, organization.id, 'member');
      await database.query("update members set start_date = '2024-01-01' where id = $1", [person.member]);
      await insertRow(database, 'role_grants', {
        ...{ org_id: organization.id, subject: person.sub, role: 'member', project_id: project },
      });
      return person;
    },
    plan: (fields = {}) =>
      muster.as(manager)(createShift, {
        params: { project_id: project },
        body: { day, start: '08:00', end: '16:00', role: 'Guard', ...fields },
      }),
    offer: (shift, { member }, fields = {}) =>
      muster.as(manager)(assignMember, {
        params: { project_id: project, shift_id: shift },
        body: { member_id: member ?? '', ...fields },
      }),
    told: ({ hours = 48, lasts = 8, ...fields } = {}) => {
      // Shifts begin on a minute.
      const starts = Math.floor((Date.now() + hours * 3_600_000) / 60_000) * 60_000;
      const at = (moment: number) => new Date(moment).toISOString();
      return makeShift(database, organization, {
        ...{ project_id: project, day: at(starts).slice(0, 10), told: true },
        ...{ starts_at: at(starts), ends_at: at(starts + lasts * 3_600_000), ...fields },
      });
    },
    give: (shift, { member }, fields = {}) =>
      makeAssignment(database, shift, member, { told: true, ...fields }),
    see: async (person, from = day, to = from) => {
      const params = { project_id: project };
      return (await muster.as(person)(readProjectRoster, { params, query: { from, to } })).body;
    },
  };
};
