import { expect, test } from 'vitest';
import type { BodyInput } from '#contract/endpoint.ts';
import { listNotifications, markNotifications } from '#contract/notifications/endpoints.ts';
import { makeNotification } from '../../../test/factories/notification.ts';
import { openInboxDesk } from '../../../test/inbox-desk.ts';

const desk = openInboxDesk({ app: 'ready', 'web-push': 'ready', email: 'opt-out' });
const { tell, read, newcomer } = desk;
const mark = (body: BodyInput<typeof markNotifications>) =>
  desk.muster.as(desk.person)(markNotifications, { body });
const waysOf = async (id: string) =>
  (await read(id)).channels.map(({ channel, status, read_at, sent_at }: Record<string, string>) => [
    ...[channel, status, read_at, sent_at],
  ]);
const counts = async () => {
  const { body } = await desk.muster.as(desk.person)(listNotifications, { query: { per_page: 1 } });
  return [body.unread, body.total];
};
const inFront = async () => {
  const [row] = await desk.muster.database.query(
    `select count(*) filter (where read_at is null)::int as unread, count(*)::int as total from notifications
     where recipient = $1 and archived_at is null and snoozed_until is null`,
    [desk.person.sub],
  );
  return [row?.unread, row?.total];
};

test('reading some marks them and their channels with one moment, and the answer counts what is left', async () => {
  const [one, two, other] = [await tell(), await tell(), await tell()];
  const { status, body } = await mark({
    ids: [one, two],
    channels: ['app', 'web-push', 'email'],
    read: true,
  });
  expect([status, body]).toEqual([200, { at: expect.any(String), unread: 1, total: 3 }]);
  expect((await read(one)).read_at).toBe(body.at);
  expect(await waysOf(two)).toEqual([
    ['app', 'read', body.at, null],
    ['web-push', 'read', body.at, null],
    ['email', 'opt-out', null, null],
  ]);
  expect((await read(other)).read_at).toBeNull();
});

test('only the channels named are marked; unless named, the inbox alone', async () => {
  const [one, two] = [await tell(), await tell()];
  await mark({ ids: [one], channels: ['web-push'], read: true });
  await mark({ ids: [two], read: true });
  const statuses = async (id: string) => (await waysOf(id)).map(([, status]: string[]) => status);
  expect(await statuses(one)).toEqual(['ready', 'read', 'opt-out']);
  expect(await statuses(two)).toEqual(['read', 'ready', 'opt-out']);
  expect(await counts()).toEqual([0, 2]);
});

test('marking twice, or one id twice, changes nothing more', async () => {
  const id = await tell();
  const first = await mark({ ids: [id, id.toUpperCase()], read: true });
  const before = [await read(id), await waysOf(id)];
  const second = await mark({ ids: [id], read: true });
  expect([await read(id), await waysOf(id)]).toEqual(before);
  expect([first.status, second.status, second.body.unread, second.body.total]).toEqual([200, 200, 0, 1]);
});

test('sent is told apart from read, and doesn’t take it back', async () => {
  const id = await tell();
  const sent = await mark({ ids: [id], channels: ['web-push'], sent: true });
  expect(await read(id)).toMatchObject({ sent_at: sent.body.at, read_at: null });
  expect((await waysOf(id))[1]).toEqual(['web-push', 'sent', null, sent.body.at]);
  const seen = await mark({ ids: [id], channels: ['app', 'web-push'], read: true });
  expect((await waysOf(id))[1]).toEqual(['web-push', 'read', seen.body.at, sent.body.at]);
  await mark({ ids: [id], channels: ['app'], sent: true });
  expect((await waysOf(id))[0]?.[1]).toBe('read');
  expect(await counts()).toEqual([0, 1]);
});

test('all up to a moment: later ones, snoozed ones and those that are done stay', async () => {
  const old = await tell({ surfaced_at: '2026-03-01T09:00:00.000400Z' });
  const later = await tell({ surfaced_at: '2026-03-01T09:00:00.000900Z' });
  const snoozed = await tell({ surfaced_at: '2026-03-01', snoozed_until: '2096-01-01' });
  const done = await tell({ surfaced_at: '2026-03-01', archived_at: '2026-03-02' });
  const { body } = await mark({ until: '2026-03-01T10:00:00.000500+01:00', read: true });
  expect(body).toMatchObject({ unread: 1, total: 2 });
  const moments = await Promise.all([old, later, snoozed, done].map(async (id) => (await read(id)).read_at));
  expect(moments).toEqual([body.at, null, null, null]);
  expect((await mark({ read: true })).body).toMatchObject({ unread: 0, total: 2 });
  expect(await inFront()).toEqual([0, 2]);
});

test('all of one’s own are nobody else’s', async () => {
  await tell();
  const mine = desk.person;
  desk.become(await newcomer());
  await tell();
  await mark({ read: true });
  desk.become(mine);
  expect(await counts()).toEqual([1, 1]);
});

test('where one of several isn’t the person’s, or isn’t at all, none is marked', async () => {
  const mine = await tell();
  const theirs = await makeNotification(desk.muster.database, await newcomer());
  for (const id of [theirs, crypto.randomUUID()]) {
    const { status, body } = await mark({ ids: [mine, id], read: true });
    expect([status, body.code, body.message]).toEqual([404, 'not_found', "This notification doesn't exist."]);
  }
  const [{ untouched } = { untouched: 0 }] = await desk.muster.database.query(
    `select count(*)::int as untouched from notifications n join notification_channels c on c.notification_id = n.id
     where n.id = any ($1) and n.read_at is null and c.status <> 'read'`,
    [[mine, theirs]],
  );
  expect(untouched).toBe(4);
  expect(await counts()).toEqual([1, 1]);
});

const AHEAD = () => new Date(Date.now() + 3_600_000).toISOString();
const named = [crypto.randomUUID()];

test.each([
  [{ read: true, until: AHEAD() }, 'until'],
  [{ read: true, until: 'yesterday' }, 'until'],
  [{ read: true, until: '2026-02-30T09:00:00Z' }, 'until'],
  [{ read: true, until: '2026-03-01' }, 'until'],
  [{ read: true, until: '2026-03-01T09:00:00Z', ids: named }, 'until'],
  [{ read: true, ids: [] }, 'ids'],
  [{ read: true, ids: ['x'] }, 'ids.0'],
  [{ read: true, ids: Array.from({ length: 201 }, () => crypto.randomUUID()) }, 'ids'],
  [{ read: true, channels: [] }, 'channels'],
  [{ read: true, channels: ['fax'] }, 'channels.0'],
  [{ read: true, sent: true }, 'read'],
  [{}, 'read'],
  [{ read: false }, 'read'],
  [{ read: true, title: 'Mine' }, 'title'],
])('marking refuses %j beside %s, and nothing changes', async (body: object, field) => {
  await tell();
  const payload = JSON.parse(JSON.stringify(body));
  const refused = await mark(payload);
  expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([422, field]);
  expect(await counts()).toEqual([1, 1]);
});

test.each(['0000-01-01T00:00:00Z', '1900-01-01T00:00:00+23:59', '2026-03-01T09:00:00-23:59'])(
  'a moment as odd as %s is one',
  async (until) => {
    expect((await mark({ read: true, until })).status).toBe(200);
  },
);

test('whoever marks the same from many places at once counts it once', async () => {
  const ids: string[] = [];
  for (let at = 0; at < 12; at += 1) ids.push(await tell());
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      at % 3 === 0
        ? mark({ read: true })
        : mark({ ids: at % 2 ? ids.slice(0, 9) : ids.slice(3).reverse(), read: true }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await counts()).toEqual([0, 12]);
  expect(await inFront()).toEqual([0, 12]);
});
