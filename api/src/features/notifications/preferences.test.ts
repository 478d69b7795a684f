import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BodyInput } from '#contract/endpoint.ts';
import { readPreferences, setPreferences } from '#contract/notifications/preference-endpoints.ts';
import { makeProject } from '../../../test/factories/project.ts';
import {
  makeOrganization,
  makePerson,
  type TestOrganization,
  type TestPerson,
} from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let person: TestPerson;
let other: TestOrganization;
let project: string;
let foreign: string;
beforeAll(async () => {
  muster = await openTestServer();
  other = await makeOrganization(muster.database);
  project = await makeProject(muster.database, muster.organization);
  foreign = await makeProject(muster.database, other);
});
afterAll(() => muster.close());
beforeEach(async () => {
  person = await makePerson(muster.database, muster.organization.id, 'coordinator');
});

type Body = BodyInput<typeof setPreferences>;
const set = (body: Body) => muster.as(person)(setPreferences, { body });
const read = async () => (await muster.as(person)(readPreferences)).body;
const line = (fields: object = {}) => ({
  ...{ organization_id: null, project_id: null, type: null, channel: 'email' as const, mode: 'off' as const },
  ...fields,
});
const UNSAID = { quiet_hours: null, digest: 'daily', digest_at: '08:00' };

test('whoever never said anything is told daily at eight, without quiet hours, by no lines of their own', async () => {
  expect(await read()).toEqual({ settings: UNSAID, preferences: [] });
});

test('a line takes the place of the one for the same, null takes it back, and the others stay', async () => {
  const { id } = muster.organization;
  const narrow = line({ organization_id: id, project_id: project, type: 'mention.added' });
  const wide = line({ channel: 'web-push' });
  const first = await set({ preferences: [narrow, wide, line({ organization_id: id, mode: 'digest' })] });
  expect([first.status, first.body.preferences.length]).toEqual([200, 3]);
  const { body } = await set({
    preferences: [
      { ...narrow, mode: 'instant' },
      { ...wide, mode: null },
    ],
  });
  expect(body.preferences).toEqual([
    { ...narrow, mode: 'instant' },
    line({ organization_id: id, mode: 'digest' }),
  ]);
  expect(await read()).toEqual(body);
});

test('of two lines for the same in one body the last counts', async () => {
  await set({ preferences: [line(), line({ mode: 'digest' }), line({ mode: 'instant' })] });
  expect((await read()).preferences).toEqual([line({ mode: 'instant' })]);
  await set({ preferences: [line({ mode: 'digest' }), line({ mode: null })] });
  expect((await read()).preferences).toEqual([]);
});

test('settings change one by one, and quiet hours go with null', async () => {
  await set({ settings: { quiet_hours: { from: '22:00', to: '06:30' } } });
  await set({ settings: { digest: 'weekly' } });
  const said = { quiet_hours: { from: '22:00', to: '06:30' }, digest: 'weekly', digest_at: '08:00' };
  expect(await read()).toEqual({ settings: said, preferences: [] });
  await set({ settings: {} });
  await set({ settings: { quiet_hours: null, digest_at: '17:15' } });
  expect((await read()).settings).toEqual({ quiet_hours: null, digest: 'weekly', digest_at: '17:15' });
});

test('one’s wishes are nobody else’s', async () => {
  await set({ settings: { digest: 'weekly' }, preferences: [line()] });
  person = await makePerson(muster.database, muster.organization.id, 'member');
  expect(await read()).toEqual({ settings: UNSAID, preferences: [] });
  await set({ preferences: [line({ mode: null })] });
  expect((await muster.database.query('select 1 from notification_preferences')).length).toBeGreaterThan(0);
});

test('an organization or project without a place for the person is as missing as one that never was', async () => {
  const { id } = muster.organization;
  const [own, missing] = [{ organization_id: id }, crypto.randomUUID()];
  const lines = [
    { organization_id: other.id },
    { organization_id: missing },
    { ...own, project_id: foreign },
    { ...own, project_id: missing },
    { organization_id: other.id, project_id: foreign },
    { organization_id: other.id, project_id: project },
  ];
  for (const fields of lines) {
    const { status, body } = await set({
      settings: { digest: 'weekly' },
      preferences: [line(), line(fields)],
    });
    expect([status, body.code]).toEqual([404, 'not_found']);
  }
  expect(await read()).toEqual({ settings: UNSAID, preferences: [] });
});

test('a member can’t name a project that they aren’t on; an administrator of everything any', async () => {
  const named = line({ organization_id: muster.organization.id, project_id: project });
  person = await makePerson(muster.database, muster.organization.id, 'member');
  expect((await set({ preferences: [named] })).status).toBe(404);
  person = muster.organization.people.admin;
  const theirs = line({ organization_id: other.id, project_id: foreign });
  expect((await set({ preferences: [named, theirs] })).status).toBe(200);
});

test('a line of an organization that the person has left can be taken back', async () => {
  const left = line({ organization_id: muster.organization.id });
  await set({ preferences: [left] });
  await muster.database.query('delete from role_grants where subject = $1', [person.sub]);
  expect((await set({ preferences: [{ ...left, mode: null }] })).body.preferences).toEqual([]);
});

test('nobody keeps more than 200 lines', async () => {
  await muster.database.query(
    `insert into notification_preferences (recipient, type, channel, mode) select $1, 'kind.n' || n, 'email', 'off' from generate_series(1, 199) n`,
    [person.sub],
  );
  expect((await set({ preferences: [line()] })).status).toBe(200);
  const { status, body } = await set({ preferences: [line({ channel: 'web-push' })] });
  expect([status, body.rule, body.fields[0].field]).toEqual([422, 'too-many-preferences', 'preferences']);
});

test.each([
  [{ preferences: [line({ channel: 'app' })] }, 'preferences.0.channel'],
  [{ preferences: [line({ channel: 'web-push', mode: 'digest' })] }, 'preferences.0.mode'],
  [{ preferences: [line({ mode: 'never' })] }, 'preferences.0.mode'],
  [{ preferences: [line({ type: 'moon.risen' })] }, 'preferences.0.type'],
  [{ preferences: [line({ project_id: crypto.randomUUID() })] }, 'preferences.0.organization_id'],
  [{ preferences: [line({ organization_id: 'x' })] }, 'preferences.0.organization_id'],
  [{ preferences: [line({ recipient: 'somebody' })] }, 'preferences.0.recipient'],
  [{ preferences: Array.from({ length: 201 }, () => line()) }, 'preferences'],
  [{ settings: { quiet_hours: { from: '22:00' } } }, 'settings.quiet_hours.to'],
  [{ settings: { quiet_hours: { from: '24:00', to: '06:00' } } }, 'settings.quiet_hours.from'],
  [{ settings: { digest: 'hourly' } }, 'settings.digest'],
  [{ settings: { digest_at: '8' } }, 'settings.digest_at'],
  [{ settings: { timezone: 'UTC' } }, 'settings.timezone'],
])('the wishes %j are refused beside %s, and nothing changes', async (body: object, field) => {
  const refused = await set(JSON.parse(JSON.stringify(body)));
  expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([422, field]);
  expect(await read()).toEqual({ settings: UNSAID, preferences: [] });
});
