import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AdministeredOrganization } from '#contract/organizations/administration.ts';
import {
  listOrganizations,
  readAdministeredOrganization,
} from '#contract/organizations/administration-endpoints.ts';
import { listSettingRevisions, readSettings } from '#contract/organizations/endpoints.ts';
import type { SettingRevision } from '#contract/organizations/settings.ts';
import { listMyOrganizations } from '#contract/users/endpoints.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import { fillDemo } from '../demo/fill.ts';
import { idOf } from '../demo/random.ts';

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

const as = (role: string) => {
  const account = DEMO_ACCOUNTS.find((one) => one.role === role);
  return muster.as({ sub: '', email: '', name: '', member: null, ...account });
};

test.each([
  ['northgate', 7, ['Idris Bello', 'Mara Quinn', 'Sofia Lindqvist']],
  ['kestrel', 2, ['Idris Bello']],
])(
  '%s changed its settings %i times, and the last change of each is what it has',
  async (slug, times, people) => {
    const by = as('executive');
    const organization = idOf(slug);
    const { body } = await by(listSettingRevisions, { organization });
    const revisions: SettingRevision[] = body.data;
    expect(revisions).toHaveLength(times);
    expect([...new Set(revisions.map((one) => one.by))].sort()).toEqual(people);
    const weeks = new Set(revisions.map(({ at }) => Math.floor(Date.parse(at) / (7 * 86_400_000))));
    expect(weeks.size).toBe(times);
    const settings = (await by(readSettings, { organization })).body;
    const last = Object.fromEntries(
      revisions
        .toReversed()
        .flatMap(({ changes }) =>
          Object.entries(changes).map(([field, [, after]]) => [field, after] as const),
        ),
    );
    expect(settings).toMatchObject(last);
  },
);

test('administrators find a suspended and an archived organization, each with its reason', async () => {
  const by = as('admin');
  const { body } = await by(listOrganizations, { query: { status: ['suspended', 'archived'] } });
  const found: AdministeredOrganization[] = body.data;
  expect(
    found.map(({ name, status, people, projects, owners }) => ({ name, status, people, projects, owners })),
  ).toEqual([
    { name: 'Brightwell Stewards', status: 'archived', people: 2, projects: 1, owners: ['Hugo Brennan'] },
    { name: 'Tideway Cleaning', status: 'suspended', people: 4, projects: 1, owners: ['Orla Finch'] },
  ]);
  for (const { status_reason, status_changed_at, last_activity_on } of found) {
    expect(status_reason).toMatch(/\.$/);
    expect(last_activity_on && last_activity_on < `${status_changed_at}`).toBe(true);
  }
  const organization_id = idOf('tideway');
  expect((await by(readAdministeredOrganization, { params: { organization_id } })).status).toBe(200);
});

test('nobody of the demo is asked to choose one of them', async () => {
  const { body } = await as('executive')(listMyOrganizations);
  expect(JSON.stringify(body)).not.toMatch(/Tideway|Brightwell/);
});
