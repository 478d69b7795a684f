import { randomUUID } from 'node:crypto';
import { createEntry } from '#contract/activity/endpoints.ts';
import type { Jobs } from '../src/platform/jobs.ts';
import { dayIn } from '../src/platform/wall-clock.ts';
import { insertRow } from './factories/insert-row.ts';
import { makeProject } from './factories/project.ts';
import { makePerson, type TestPerson } from './people.ts';
import { type Answer, openTestServer, type TestServer } from './server.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A test server with a project, and people who log their time on it. */
export interface Desk {
  readonly muster: TestServer;
  /** An open project that coordinators see. */
  readonly project: string;
  /** The organization's calendar day. */
  readonly today: string;
  /** A coordinator without any time yet. */
  newcomer(): Promise<TestPerson>;
  makeProject(fields?: Fields): Promise<string>;
  makeService(fields?: Fields): Promise<string>;
  /** Sets a column of the organization. */
  setting(name: string, value: unknown): Promise<unknown>;
  /** Logs an hour of today on the project, but for the fields given. */
  log(person: TestPerson, fields?: Fields): Promise<Answer>;
  /** Moves the start of a person's timer into the past. */
  startedAt(person: TestPerson, instant: string): Promise<unknown>;
}

/** Opens a desk; `settings` are columns of its organization. Jobs go nowhere unless a queue is given. */
export const openDesk = async (settings: Fields = {}, jobs?: Pick<Jobs, 'enqueue'>): Promise<Desk> => {
  const muster = await openTestServer(settings, {}, jobs);
  const { database, organization } = muster;
  const make = (fields: Fields = {}) => makeProject(database, organization, fields);
  const project = await make({ code: 'HRB-204', name: 'Harbour Terminal' });
  const today = dayIn('Europe/London', new Date());
  return {
    muster,
    project,
    today,
    newcomer: () => makePerson(database, organization.id, 'coordinator'),
    makeProject: make,
    makeService: (fields = {}) =>
      insertRow(database, 'service_types', {
        org_id: organization.id,
        code: `S-${randomUUID().slice(0, 8).toUpperCase()}`,
        name: 'Access control',
        status: 'active',
        ...fields,
      }),
    setting: (name, value) =>
      database.query(`update organizations set ${name} = $1 where org_id = $2`, [value, organization.id]),
    log: (person, fields = {}) =>
      muster.as(person)(createEntry, {
        body: { work_date: today, project_id: project, duration_s: 3600, ...fields },
      }),
    startedAt: (person, instant) =>
      database.query('update activity_timers set started_at = $1 where member_id = $2', [
        instant,
        person.member,
      ]),
  };
};

/** Status, rule and first field of a refused answer. */
export const refusal = ({ status, body }: Answer) => [status, body.rule, body.fields[0]?.field];
