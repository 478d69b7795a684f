import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrangeDashboard, readDashboard } from '#contract/dashboard/endpoints.ts';
import { dashboard } from '#contract/dashboard/shapes.ts';
import type { PlacedWidget } from '#contract/dashboard/widgets.ts';
import type { TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let people: TestServer['organization']['people'];
beforeAll(async () => {
  muster = await openTestServer();
  ({ people } = muster.organization);
});
afterAll(() => muster.close());

const read = async (by: TestPerson) => {
  const { status, body } = await muster.as(by)(readDashboard);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return dashboard.parse(body);
};
const arrange = (by: TestPerson, version: number, widgets: PlacedWidget[] | null) =>
  muster.as(by)(arrangeDashboard, { version, body: { widgets } });
const kinds = async (by: TestPerson) => (await read(by)).widgets.map(({ kind }) => kind);

test('everybody begins with what their role works with, and none of it fails', async () => {
  for (const person of [people.member, people.coordinator, people.manager, people.director, people.owner]) {
    const { widgets, waiting, arranged, version } = await read(person);
    expect([person.name, widgets.filter(({ content }) => !content), waiting.failed]).toEqual([
      person.name,
      [],
      [],
    ]);
    expect([arranged, version]).toEqual([false, 1]);
  }
  expect(await kinds(people.member)).toEqual(['week', 'shifts', 'due', 'leave', 'mentions']);
  expect(await kinds(people.director)).toContain('pipeline');
  expect(await kinds(people.manager)).not.toContain('pipeline');
});

test('nobody is offered what they may not read, and nobody can ask for it', async () => {
  const { widgets, hidden } = await read(people.member);
  const had = [...widgets.map(({ kind }) => kind), ...hidden];
  for (const kind of ['pipeline', 'missing', 'deliveries', 'errors'] as const)
    expect(had).not.toContain(kind);
  const refused = await arrange(people.member, 1, [{ kind: 'pipeline', size: 'small' }]);
  expect([refused.status, refused.body.rule]).toEqual([422, 'widget-unknown']);
});

test('an order and sizes are kept, the rest is hidden, and null brings the beginning back', async () => {
  const wanted: PlacedWidget[] = [
    { kind: 'leave', size: 'large' },
    { kind: 'week', size: 'small' },
  ];
  const kept = await arrange(people.coordinator, 1, wanted);
  expect([kept.status, kept.body]).toEqual([200, { version: 2, arranged: true }]);
  const page = await read(people.coordinator);
  expect(page.widgets.map(({ kind, size }) => ({ kind, size }))).toEqual(wanted);
  expect(page.hidden).toContain('shifts');
  expect(page.version).toBe(2);
  const reset = await arrange(people.coordinator, 2, null);
  expect(reset.body).toEqual({ version: 3, arranged: false });
  expect(await kinds(people.coordinator)).toContain('attention');
});

test('of two tabs the second hears that the page is another one by now', async () => {
  const one: PlacedWidget[] = [{ kind: 'due', size: 'small' }];
  expect((await arrange(people.manager, 1, one)).status).toBe(200);
  const late = await arrange(people.manager, 1, []);
  expect([late.status, late.body.code]).toEqual([412, 'stale']);
  expect(await kinds(people.manager)).toEqual(['due']);
});

test('what somebody may no longer see is left out, and comes back to its place with the right', async () => {
  const { director } = people;
  const order: PlacedWidget[] = [
    { kind: 'due', size: 'small' },
    { kind: 'pipeline', size: 'large' },
    { kind: 'leave', size: 'small' },
  ];
  const { version } = await read(director);
  expect((await arrange(director, version, order)).status).toBe(200);
  const become = async (role: string) =>
    muster.database.query('update role_grants set role = $1 where subject = $2', [role, director.sub]);
  await become('member');
  expect(await kinds(director)).toEqual(['due', 'leave']);
  const small = await read(director);
  expect(
    (
      await arrange(director, small.version, [
        { kind: 'due', size: 'medium' },
        { kind: 'leave', size: 'small' },
      ])
    ).status,
  ).toBe(200);
  await become('director');
  expect(await kinds(director)).toEqual(['due', 'pipeline', 'leave']);
});

test('a part that can’t be counted says so with the request’s id, and leaves the others alone', async () => {
  await muster.database.query('alter table project_milestones rename to project_milestones_away');
  try {
    const { widgets } = await read(people.owner);
    const broken = widgets.filter(({ content }) => content === null);
    expect(broken.map(({ kind }) => kind)).toEqual(['milestones']);
    expect(broken[0]?.request_id).toMatch(/\S/);
  } finally {
    await muster.database.query('alter table project_milestones_away rename to project_milestones');
  }
});

test('an administrator from outside reads the page, and keeps none', async () => {
  const organization = muster.organization.id;
  const { body } = await muster.as(people.admin)(readDashboard, { organization });
  expect(dashboard.parse(body).widgets.map(({ kind }) => kind)).toContain('errors');
  const refused = await muster.as(people.admin)(arrangeDashboard, {
    ...{ organization, version: 1, body: { widgets: [] } },
  });
  expect([refused.status, refused.body.rule]).toEqual([422, 'not-on-the-team']);
});
