import { randomUUID } from 'node:crypto';
import { type Agent, request } from 'node:http';
import type { Role } from '#contract/access/roles.ts';
import { insertRow } from '../factories/insert-row.ts';
import { makeOrganization } from '../people.ts';
import type { TestServer } from '../server.ts';
import { signIn } from './cast.ts';
import { furnish, type Realm } from './rows.ts';
import { DAY } from './samples.ts';

/** An organization whose every text begins with its mark, and bearers of its people by role. */
export interface Marked extends Realm {
  readonly mark: string;
  readonly bearers: Readonly<Record<string, string>>;
}

/** One request of the traffic. */
export interface Wish {
  readonly method: string;
  readonly path: string;
  readonly bearer: string;
  readonly organization: Marked;
  readonly body?: object;
  /** Milliseconds after which the client hangs up; absent for one that waits. */
  readonly patience?: number;
}

/** Makes organizations of these marks, and one person who is owner in all of them. */
export const makeMarked = async (muster: TestServer, marks: readonly string[]): Promise<Marked[]> => {
  const { database } = muster;
  const sub = randomUUID();
  const traveller = { sub, email: `${sub}@muster.test`, name: 'Traveller', member: null };
  const made: Marked[] = [];
  for (const mark of marks) {
    const bare = await makeOrganization(database, { name: `${mark} company`, edit_window_days: 0 });
    const named = Object.entries(bare.people).map(([role, person]) => [
      role,
      { ...person, name: `${mark} ${person.name}` },
    ]);
    const realm = await furnish(muster, { ...bare, people: Object.fromEntries(named) }, mark);
    await insertRow(database, 'role_grants', { org_id: realm.id, subject: sub, role: 'owner' });
    const bearers = Object.entries(realm.people).map(async ([role, person]) => [
      role,
      `Bearer ${await signIn(muster, person)}`,
    ]);
    made.push({ ...realm, mark, bearers: Object.fromEntries(await Promise.all(bearers)) });
  }
  const everywhere = `Bearer ${await signIn(muster, traveller)}`;
  return made.map((one) => ({ ...one, bearers: { ...one.bearers, traveller: everywhere } }));
};

type By = Role | 'traveller';
type Draw = (organization: Marked) => Pick<Wish, 'method' | 'path' | 'body'> & { readonly by: readonly By[] };

const TEAM: readonly By[] = ['member', 'coordinator', 'manager', 'director', 'owner', 'executive'];
const SEEING: readonly By[] = [...TEAM.slice(1), 'traveller', 'admin'];
const RUNNING: readonly By[] = ['manager', 'director', 'owner', 'traveller', 'admin'];
const get = (path: string, by: readonly By[] = SEEING) => ({ method: 'GET', path, by });
const send = (method: string, path: string, by: readonly By[], body: object) => ({ method, path, by, body });
const text = (mark: string) => `${mark} ${randomUUID().slice(0, 8)}`;

/** What people do: reads of every kind, and writes that leave marked rows. */
export const DRAWS: readonly Draw[] = [
  () => get('/projects?per_page=10', [...TEAM, 'traveller']),
  ({ rows }) => get(`/projects/${rows.project}`, [...TEAM, 'traveller']),
  ({ rows }) => get(`/projects/${rows.project}/dashboard`),
  ({ rows }) => get(`/projects/${rows.project}/activity?per_page=10`),
  ({ rows }) => get(`/projects/${rows.project}/changes?per_page=10`, RUNNING),
  ({ rows }) => get(`/projects/${rows.project}/roles`, RUNNING),
  () => get('/projects/views'),
  () => get('/clients?per_page=10', ['admin']),
  ({ rows }) => get(`/clients/${rows.client}`, RUNNING),
  ({ rows }) => get(`/service-types/${rows.service}/rates`),
  () => get('/choices/people'),
  () => get('/choices/clients'),
  () => get(`/daily-activity/day?date=${DAY}`, TEAM),
  () => get(`/daily-activity?per_page=10`, TEAM),
  () => get('/imports', RUNNING),
  () => get('/members?per_page=10'),
  ({ rows }) => get(`/members/${rows.colleague.member}`),
  () => get('/invitations?per_page=10'),
  () => get('/audit?per_page=10', ['owner', 'traveller', 'admin']),
  ({ mark, rows }) =>
    send('POST', '/daily-activity', TEAM, {
      ...{ work_date: DAY, duration_s: 1, project_id: rows.project, note: text(mark) },
    }),
  ({ mark }) => send('PUT', `/daily-activity/notes/${DAY}`, TEAM, note(text(mark))),
  ({ mark }) => send('POST', '/clients', ['admin'], { name: text(mark) }),
  ({ mark, rows }) =>
    send('POST', '/projects', RUNNING.slice(0, 3), {
      ...{ code: `M-${randomUUID().slice(0, 8).toUpperCase()}`, name: text(mark), start_date: DAY },
      client_id: rows.client,
    }),
  ({ mark, rows }) =>
    send('POST', '/daily-activity/timer/start', TEAM, { note: text(mark), project_id: rows.project }),
  () => send('POST', '/daily-activity/timer/discard', TEAM, {}),
];

const note = (done: string) => ({ done, blockers: '', tomorrow: '', version: 0 });

/** What came back; `status` 0 where the client hung up. */
export interface Outcome {
  readonly status: number;
  readonly text: string;
}

/** Sends one request over a real connection; a client whose patience ends leaves without a word. */
export const go = (agent: Agent, port: number, wish: Wish): Promise<Outcome> =>
  new Promise((resolve) => {
    const { method, path, bearer, organization, body, patience } = wish;
    const headers = { authorization: bearer, 'organization-id': organization.id };
    const payload = body ? JSON.stringify(body) : undefined;
    const typed = payload ? { ...headers, 'content-type': 'application/json' } : headers;
    let held = '';
    const left = () => resolve({ status: 0, text: held });
    const sent = request(
      { agent, port, host: '127.0.0.1', method, path: `/api${path}`, headers: typed },
      (answer) => {
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          held += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: held }));
        answer.on('error', left);
        answer.on('close', left);
      },
    );
    sent.on('error', left);
    if (patience !== undefined) setTimeout(() => sent.destroy(), patience);
    sent.end(payload);
  });
