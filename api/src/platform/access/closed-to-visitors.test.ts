import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listDealsheets } from '#contract/dealsheets/endpoints.ts';
import { EXCHANGE_PATH, issueDealsheetsToken } from '#contract/embedding/endpoints.ts';
import { makeCalendarFeed } from '#contract/shifts/calendar-feed-endpoints.ts';
import {
  type CalendarDesk,
  eventsIn,
  makeFeed,
  openCalendarDesk,
  readFile,
} from '../../../test/calendar-desk.ts';
import { restingOf } from '../../../test/resting.ts';
import { signUnsubscribing } from '../../features/notifications/queries/unsubscribing.ts';

let desk: CalendarDesk;
beforeAll(async () => {
  desk = await openCalendarDesk();
});
afterAll(() => desk.muster.close());
const resting = restingOf(() => desk.muster);
beforeEach(() => resting.bringBack());

const send = async (method: 'GET' | 'POST', url: string, headers: object, payload?: object) => {
  const answer = await desk.muster.server.http.inject({
    ...{ method, url: `/api${url}`, headers: { ...headers } },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const issue = () =>
  desk.muster.as(desk.muster.organization.people.director)(issueDealsheetsToken, {
    ...{ body: { purpose: 'Wall screen in the hall' }, organization: desk.muster.organization.id },
  });
const tokenOf = async () => String((await issue()).body.address).split('#token=')[1] ?? '';
const exchange = (token: string) => send('POST', EXCHANGE_PATH, {}, { token });
const board = (session: string) => send('GET', listDealsheets.path, { authorization: `Bearer ${session}` });

test('a calendar elsewhere goes on while it is suspended, finds nothing while it is archived, and goes on again', async () => {
  const guard = await desk.newcomer();
  const { address } = await makeFeed(desk.muster, guard);
  await desk.on(await desk.shift(), guard);
  await desk.publishDay();
  const file = async () => {
    const { statusCode, payload } = await readFile(desk.muster, address);
    return [statusCode, statusCode === 200 ? eventsIn(payload).length : 0];
  };
  await resting.suspend();
  expect(await file()).toEqual([200, 1]);
  const refused = await desk.muster.as(guard)(makeCalendarFeed, { body: { replaces: null } });
  expect([refused.status, refused.body.rule]).toEqual([403, 'organization-suspended']);
  await resting.archive();
  expect(await file()).toEqual([404, 0]);
  const unknown = await readFile(desk.muster, address.replace(/[^/]{43}\.ics$/, `${'x'.repeat(43)}.ics`));
  expect(JSON.parse((await readFile(desk.muster, address)).payload).message).toBe(
    JSON.parse(unknown.payload).message,
  );
  await resting.bringBack();
  expect(await file()).toEqual([200, 1]);
});

test('an embedded page that is open goes on being read while it is suspended, and a new one is refused', async () => {
  const [open, made] = [await exchange(await tokenOf()), await tokenOf()];
  await resting.suspend();
  expect((await board(open.body.session)).status).toBe(200);
  const refused = await issue();
  expect([refused.status, refused.body.rule]).toEqual([403, 'organization-suspended']);
  const late = await exchange(made);
  expect(late.status).toBe(200);
  expect(late.body.organization.suspended).toMatchObject({ reason: 'Unpaid' });
  expect((await board(late.body.session)).status).toBe(200);
});

test('while it is archived, tokens and sessions of embedded pages lead nowhere', async () => {
  const [open, made] = [await exchange(await tokenOf()), await tokenOf()];
  await resting.archive();
  expect((await board(open.body.session)).status).toBe(401);
  expect((await exchange(made)).status).toBe(401);
  expect((await issue()).status).toBe(404);
  await resting.bringBack();
  expect((await board(open.body.session)).status).toBe(200);
});

test('whoever doesn’t want mails of it any more says so by the link in one, suspended or archived', async () => {
  const { sub } = await desk.newcomer();
  const { id } = desk.muster.organization;
  const token = await desk.muster.server.databases.within(
    { organization: null, sub: null, writes: false },
    (db) =>
      signUnsubscribing(
        db,
        { recipient: sub, about: { organization: id, type: 'project.assigned' } },
        new Date(),
      ),
  );
  for (const rest of ['suspend', 'archive'] as const) {
    await resting[rest]();
    const answer = await desk.muster.server.http.inject({
      ...{ method: 'POST', url: `/api/mail-unsubscribe?token=${token}` },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(200);
    const kept = await desk.muster.database.query(
      'delete from notification_preferences where recipient = $1 returning organization_id, mode',
      [sub],
    );
    expect(kept).toEqual([{ organization_id: id, mode: 'off' }]);
  }
});
