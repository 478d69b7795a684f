import type { BodyInput } from '#contract/endpoint.ts';
import { readOwnPlan } from '#contract/shifts/plan-endpoints.ts';
import {
  previewPublication,
  publishRoster,
  type RosterChange,
} from '#contract/shifts/publishing-endpoints.ts';
import type { Jobs } from '../src/platform/jobs.ts';
import { makeAssignment, makeShift } from './factories/shift.ts';
import type { TestPerson } from './people.ts';
import type { Answer } from './server.ts';
import { type Desk, openDesk } from './time-desk.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The week that a roster desk plans. */
export const WEEK = { from: '2036-03-03', to: '2036-03-09' };

const HOURS = { starts_at: '2036-03-03T09:00Z', ends_at: '2036-03-03T17:00Z' };

/** A test server with a project whose roster is planned in `WEEK`. */
export interface RosterDesk extends Desk {
  readonly manager: TestPerson;
  /** A draft of eight hours of guarding on the week's first day, but for the fields given. */
  shift(fields?: Fields): Promise<string>;
  /** Puts somebody on a shift without asking anything. */
  on(shift: string, person: TestPerson, fields?: Fields): Promise<string>;
  /** Changes columns of a shift behind everybody's back. */
  change(shift: string, set: string): Promise<unknown>;
  preview(): Promise<Answer['body']>;
  /** The changes that a publication would tell, as its body names what was seen. */
  seen(): Promise<{ shift_id: string; version: number }[]>;
  /** Publishes what there is to publish, but for the fields given. */
  publish(given?: Partial<BodyInput<typeof publishRoster>>): Promise<Answer>;
  /** Somebody's own plan of the week. */
  plan(person: TestPerson): Promise<Answer['body']>;
}

/** Opens a desk with a project of its own. Jobs go nowhere unless a queue is given. */
export const openRosterDesk = async (
  settings: Fields = {},
  jobs?: Pick<Jobs, 'enqueue'>,
): Promise<RosterDesk> => rosterOf(await openDesk(settings, jobs));

/** The roster of a desk's project, or of another one. */
export const rosterOf = (desk: Desk, project_id: string = desk.project): RosterDesk => {
  const { muster } = desk;
  const { database, organization } = muster;
  const { manager } = organization.people;
  const params = { project_id };
  const preview = async () => (await muster.as(manager)(previewPublication, { params, query: WEEK })).body;
  const seen = async () =>
    (await preview()).changes.map(({ shift_id, version }: RosterChange) => ({ shift_id, version }));
  return {
    ...{ ...desk, project: project_id, manager, preview, seen },
    shift: (fields = {}) =>
      makeShift(database, organization, {
        project_id,
        day: WEEK.from,
        role: 'Guarding',
        ...HOURS,
        ...fields,
      }),
    on: (shift, { member }, fields = {}) => makeAssignment(database, shift, member, fields),
    change: (shift, set) => database.query(`update shifts set ${set} where id = $1`, [shift]),
    publish: async (given = {}) =>
      muster.as(manager)(publishRoster, { params, body: { ...WEEK, seen: await seen(), ...given } }),
    plan: async (person) => (await muster.as(person)(readOwnPlan, { query: WEEK })).body,
  };
};
