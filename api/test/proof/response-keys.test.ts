import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES, type Role, rank } from '#contract/access/roles.ts';
import { type Endpoint, fill } from '#contract/endpoint.ts';
import { insertRow } from '../factories/insert-row.ts';
import { kindsOf, paramsFor } from './addresses.ts';
import type { Actor } from './cast.ts';
import { countFigures } from './executive-ready.ts';
import { keyPathsOf } from './key-paths.ts';
import { makeInvitation } from './making.ts';
import { nameOf, QUERIES } from './samples.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  for (const actor of askers()) await occupy(actor);
  await countFigures(world.muster.database);
});
afterAll(() => world.muster.close());

const OTHERS: Readonly<Record<string, string>> = {
  "a project's manager": 'of project',
  'manager of a project alone': 'of project alone',
  stranger: 'stranger',
};
const askers = () => world.cast.filter(({ name }) => isRole(name) || name in OTHERS);
const isRole = (name: string): name is Role => ROLES.some((role) => role === name);

/** An invitation of the twin organization; of the team also a timer that runs, and a note on the day of everybody's entry. */
const occupy = async ({ person }: Actor) => {
  const { muster, foreign } = world;
  const { colleague, project } = foreign.rows;
  if (person)
    await makeInvitation(muster, foreign.id, person, {
      member: colleague,
      project,
      mark: 'Come',
      open: true,
    });
  if (!person?.member) return;
  const { rows, id } = world.own;
  const own = { org_id: id, member_id: person.member };
  const purpose = { project_id: rows.project, service_type_id: rows.service, note: 'Rounds' };
  await insertRow(world.muster.database, 'activity_timers', { ...own, ...purpose });
  await insertRow(world.muster.database, 'day_notes', { ...own, work_date: '2026-03-02', done: 'All' });
};

/** On the day of everybody's entry. */
const ON_THE_DAY = ['day', 'week', 'calendar', 'choices'].map((name) => `GET /daily-activity/${name}`);

const read = async (endpoint: Endpoint, actor: Actor): Promise<string[]> => {
  const name = nameOf(endpoint);
  const kind = kindsOf(endpoint)[0] ?? 'none';
  const query = ON_THE_DAY.includes(name) ? '?date=2026-03-02' : (QUERIES[name] ?? '');
  const isNowhere = actor.current === null && !actor.atRoot;
  const answer = await world.muster.server.http.inject({
    url: `/api${fill(endpoint.path, paramsFor(endpoint, kind, world, actor))}${query}`,
    headers: { ...actor.headers, ...(isNowhere ? {} : { 'organization-id': world.own.id }) },
  });
  if (answer.statusCode !== 200) return [];
  return keyPathsOf(String(answer.headers['content-type']), answer.rawPayload);
};

/** `manager…admin` where it is those between, else every role by name; then the others, in short. */
const inWords = (names: readonly string[]): string => {
  const roles = ROLES.filter((role) => names.includes(role));
  const [lowest, highest] = [roles.at(0), roles.at(-1)];
  const isRange = lowest && highest && rank(highest) - rank(lowest) === roles.length - 1;
  const range = lowest === highest ? roles : [`${lowest}…${highest}`];
  return [...(isRange ? range : roles), ...Object.keys(OTHERS).filter((one) => names.includes(one))]
    .map((name) => OTHERS[name] ?? name)
    .join(', ');
};

test('what an answer holds differs between roles as it was reviewed', async () => {
  const table: Record<string, Record<string, string>> = {};
  for (const endpoint of world.muster.server.endpoints.filter(({ method }) => method === 'GET')) {
    const holders = new Map<string, string[]>();
    for (const actor of askers())
      for (const path of await read(endpoint, actor))
        holders.set(path, [...(holders.get(path) ?? []), actor.name]);
    const paths = [...holders].sort(([one], [other]) => (one < other ? -1 : 1));
    table[nameOf(endpoint)] = Object.fromEntries(paths.map(([path, names]) => [path, inWords(names)]));
  }
  expect(Object.entries(table).filter(([, paths]) => Object.keys(paths).length === 0)).toEqual([]);
  const sorted = Object.fromEntries(Object.entries(table).sort(([one], [other]) => (one < other ? -1 : 1)));
  await expect(`${JSON.stringify(sorted, null, 2)}\n`).toMatchFileSnapshot('response-keys.snapshot.json');
}, 180_000);
