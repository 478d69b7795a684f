import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMemberRates } from '#contract/members/rates.ts';
import { readOrgChart } from '#contract/org-chart/endpoints.ts';
import type { OrgChart } from '#contract/org-chart/shapes.ts';
import { chartOf } from '#contract/org-chart/tree.ts';
import {
  applyReorganisation,
  listReorganisations,
  readReorganisation,
  readReorganisationEffects,
  undoReorganisation,
} from '#contract/reorganisations/endpoints.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import { fillDemo } from '../demo/fill.ts';
import { idOf } from '../demo/random.ts';
import { personOf } from './ids.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
  const client = new pg.Client({ connectionString: muster.database.url });
  await client.connect();
  await client.query('begin');
  await fillDemo(client, new Date());
  await client.query('commit');
  await client.end();
});
afterAll(() => muster.close());

const [account] = DEMO_ACCOUNTS;
const read = async (day?: string): Promise<OrgChart> =>
  (
    await muster.as({ sub: '', email: '', name: '', member: null, ...account })(readOrgChart, {
      ...{ organization: idOf('northgate'), query: day ? { day } : {} },
    })
  ).body;
const weeksAgo = (weeks: number) => new Date(Date.now() - weeks * 7 * 86_400_000).toISOString().slice(0, 10);

test('Northgate has forty people in five layers, in departments, with dotted lines', async () => {
  const chart = await read();
  const nodes = [...chartOf(chart).nodes.values()];
  expect(chart.people).toHaveLength(40);
  expect(Math.max(...nodes.map(({ layer }) => layer))).toBe(5);
  expect(chart.people.filter(({ department }) => department === null)).toEqual([]);
  expect(chart.dotted.length).toBeGreaterThan(3);
});

test('six seats are free, each since a day, below whoever leads there', async () => {
  const vacant = [...chartOf(await read()).nodes.values()].filter(({ kind }) => kind === 'vacancy');
  expect(vacant.map((node) => node.kind === 'vacancy' && node.seats)).toEqual([1, 1, 1, 1, 1, 1]);
  for (const node of vacant) {
    expect(node.parent?.kind).toBe('person');
    expect(node.kind === 'vacancy' && node.position.vacant_since).toMatch(/^\d{4}-/);
  }
});

test('the slider has something to show: people came, left and moved', async () => {
  const [then, now] = [await read(weeksAgo(30)), await read()];
  expect(now.changes.length).toBeGreaterThan(10);
  const lineOf = ({ people }: OrgChart, name: string) => {
    const found = people.find((person) => person.name === name);
    return found && people.find(({ id }) => id === found.manager_id)?.name;
  };
  expect([lineOf(then, 'Jun Park'), lineOf(now, 'Jun Park')]).toEqual(['Ewan Pryce', 'Hana Sato']);
  expect(then.people.map(({ name }) => name)).toContain('Olek Zielinski');
  expect(now.people.map(({ name }) => name)).not.toContain('Olek Zielinski');
});

test('one reorganisation was applied and could be undone, and a draft could be applied though it breaks something', async () => {
  const owner = DEMO_ACCOUNTS.find(({ role }) => role === 'owner');
  const as = muster.as({ sub: '', email: '', name: '', member: null, ...owner });
  const organization = idOf('northgate');
  const { data } = (await as(listReorganisations, { organization })).body;
  expect(data.map(({ status }: { status: string }) => status)).toEqual(['draft', 'applied']);
  const [draft, applied] = data.map(({ id }: { id: string }) => ({ reorganisation_id: id }));
  const { body } = await as(readReorganisation, { organization, params: draft });
  expect(body.list.flatMap(({ stale }: { stale: string[] }) => stale)).toEqual([]);
  const effects = (await as(readReorganisationEffects, { organization, params: draft })).body;
  expect(effects.broken.length).toBeGreaterThan(0);
  const back = await as(undoReorganisation, { organization, params: applied, body: { version: 1 } });
  expect([back.status, back.body.status]).toEqual([200, 'undone']);
  const done = await as(applyReorganisation, { organization, params: draft, body: { version: 1 } });
  expect([done.status, done.body.status]).toEqual([200, 'applied']);
});

test('people’s rates were raised, one is from next month on, and each prices what was logged while it counted', async () => {
  const director = muster.as({
    ...{ sub: '', email: '', name: '', member: null },
    ...DEMO_ACCOUNTS.find(({ role }) => role === 'director'),
  });
  const standings = async (name: string) => {
    const params = { member_id: personOf(name) };
    const { body } = await director(listMemberRates, { organization: idOf('northgate'), params });
    return body.data.map(({ standing }: { standing: string }) => standing);
  };
  expect(await standings('Dilan Kaya')).toEqual(['upcoming', 'current', 'over']);
  expect(await standings('Amara Nwosu')).toEqual(['current', 'over', 'over']);
  expect(await standings('Olek Zielinski'), 'who left costs nothing more').toEqual(['over', 'over']);
  expect(await standings('Tomasz Wrona')).toEqual(['upcoming']);
  const priced = await muster.database.query(
    `select from activity_entries e join service_rates r on r.org_id = e.org_id and r.member_id = e.member_id
     where e.work_date between r.valid_from and coalesce(r.valid_to, 'infinity')
       and (e.bill_rate, e.cost_rate) is distinct from (r.bill_rate, r.cost_rate)`,
  );
  expect(priced).toEqual([]);
});
