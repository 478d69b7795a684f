import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCurrentUser, replaceFeatureTours, updateSettings } from '#contract/users/endpoints.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const member = () => muster.as(muster.organization.people.member);
const raw = async (method: 'PATCH' | 'PUT', path: string, payload: object) => {
  const authorization = `Bearer ${await muster.tokenOf(muster.organization.people.member)}`;
  const answer = await muster.server.http.inject({
    method,
    url: `/api${path}`,
    headers: { authorization },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
};
const settings = async () => (await member()(readCurrentUser)).body.settings;

test('settings change one by one, stay, and go back to the organization’s with null', async () => {
  const call = member();
  expect((await call(updateSettings, { body: { timezone: 'Asia/Tokyo', locale: 'de-DE' } })).status).toBe(
    204,
  );
  expect((await call(updateSettings, { body: { week_start: 0 } })).status).toBe(204);
  expect(await settings()).toEqual({ timezone: 'Asia/Tokyo', locale: 'de-DE', week_start: 0 });
  await call(updateSettings, { body: { locale: null, single_keys: false } });
  expect(await settings()).toEqual({ timezone: 'Asia/Tokyo', week_start: 0, single_keys: false });
  await call(updateSettings, { body: { single_keys: null } });
});

test.each([
  [{ timezone: 'Mars/Olympus' }, 'timezone', 'Choose a time zone such as Europe/London.'],
  [{ timezone: 7 }, 'timezone', 'Choose a time zone such as Europe/London.'],
  [{ locale: 'xx-nowhere' }, 'locale', 'Choose a language and region such as en-GB.'],
  [{ locale: 'a'.repeat(40) }, 'locale', 'Choose a language and region such as en-GB.'],
  [{ week_start: 7 }, 'week_start', 'Choose a day of the week, 0 for Sunday to 6 for Saturday.'],
  [{ week_start: 1.5 }, 'week_start', 'Choose a day of the week, 0 for Sunday to 6 for Saturday.'],
  [{ single_keys: 'no' }, 'single_keys', 'Say true or false for single keys.'],
  [{ time_view: 'month' }, 'time_view', 'Choose list, day or week.'],
  [{ theme: 'dark' }, 'theme', 'There is no setting theme.'],
])('the setting %j is refused with a sentence, and nothing changes', async (body, field, message) => {
  const before = await settings();
  const refused = await raw('PATCH', '/users/me/settings', body);
  expect([refused.status, refused.body.fields]).toEqual([422, [{ field, message }]]);
  expect(await settings()).toEqual(before);
});

test('a setting that another version left behind hides nothing else', async () => {
  const { coordinator } = muster.organization.people;
  await muster.database.query('update users set settings = $1, feature_tours = $2 where sub = $3', [
    JSON.stringify({ timezone: 'Europe/Paris', theme: 'dark', locale: 'gone' }),
    JSON.stringify({ manager: true, removed: true }),
    coordinator.sub,
  ]);
  const { status, body } = await muster.as(coordinator)(readCurrentUser);
  expect([status, body.settings, body.feature_tours]).toEqual([
    200,
    { timezone: 'Europe/Paris' },
    { manager: true },
  ]);
});

test('the answer to the feature tours takes the place of the user’s', async () => {
  const call = member();
  const { body } = await call(replaceFeatureTours, { body: { manager: true, projects: true } });
  expect(body).toEqual({ manager: true, projects: true });
  await call(replaceFeatureTours, { body: { projects: false } });
  expect((await call(readCurrentUser)).body.feature_tours).toEqual({ projects: false });
});

test.each([[{ nothing: true }], [{ manager: 'yes' }]])('the tours %j are refused', async (body) => {
  const refused = await raw('PUT', '/users/me/feature-tours', body);
  expect(refused.status).toBe(422);
  expect(refused.body.fields[0].message).toMatch(/^(There is no such tour|Say true for a tour)/);
});

test('one’s settings are nobody else’s', async () => {
  await member()(updateSettings, { body: { timezone: 'Asia/Tokyo' } });
  const { body } = await muster.as(muster.organization.people.manager)(readCurrentUser);
  expect(body.settings).toEqual({});
});
