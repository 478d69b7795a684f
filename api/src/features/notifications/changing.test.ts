import { expect, test } from 'vitest';
import type { BodyInput } from '#contract/endpoint.ts';
import {
  changeNotifications,
  listNotifications,
  markNotifications,
} from '#contract/notifications/endpoints.ts';
import { makeNotification } from '../../../test/factories/notification.ts';
import { openInboxDesk } from '../../../test/inbox-desk.ts';

const desk = openInboxDesk({ app: 'ready', 'web-push': 'sent' });
const { tell, read, newcomer } = desk;
const change = (body: BodyInput<typeof changeNotifications>) =>
  desk.muster.as(desk.person)(changeNotifications, { body });
const idsIn = async (view: 'all' | 'snoozed' | 'archived') => {
  const { body } = await desk.muster.as(desk.person)(listNotifications, { query: { view } });
  return body.data.map(({ uuid }: { uuid: string }) => uuid);
};
const ahead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

test('what was read is unread again, and read again, on the inbox alone', async () => {
  const id = await tell();
  const { body } = await desk.muster.as(desk.person)(markNotifications, {
    body: { ids: [id], channels: ['app', 'web-push'], read: true },
  });
  expect((await change({ ids: [id], read: false })).body).toEqual({ unread: 1, total: 1 });
  expect(await read(id)).toMatchObject({
    read_at: null,
    channels: [
      { channel: 'app', status: 'ready', read_at: null },
      { channel: 'web-push', status: 'read', read_at: body.at },
    ],
  });
  expect((await change({ ids: [id], read: true })).body).toEqual({ unread: 0, total: 1 });
  expect((await read(id)).channels[0]).toMatchObject({ status: 'read', read_at: expect.any(String) });
});

test('all that was read at one moment is unread again, seen or not, and nothing that was read before or after', async () => {
  const [early, late] = [await tell(), await tell()];
  await desk.muster.as(desk.person)(markNotifications, { body: { ids: [early], read: true } });
  for (let at = 0; at < 12; at += 1) await tell();
  const { body } = await desk.muster.as(desk.person)(markNotifications, { body: { read: true } });
  expect(body).toMatchObject({ unread: 0, total: 14 });
  await change({ ids: [late], read: false });
  await change({ ids: [late], read: true });
  expect((await change({ read_at: body.at, read: false })).body).toEqual({ unread: 12, total: 14 });
  expect((await read(early)).channels[0].status).toBe('read');
  expect((await change({ read_at: body.at, read: false })).body).toEqual({ unread: 12, total: 14 });
});

test('what somebody else read at that moment stays read', async () => {
  const mine = desk.person;
  const at = '2026-03-01T09:00:00.123456Z';
  await tell({ read_at: at });
  desk.become(await newcomer());
  await tell({ read_at: at });
  expect((await change({ read_at: at, read: false })).body).toEqual({ unread: 1, total: 1 });
  desk.become(mine);
  const { body } = await desk.muster.as(mine)(listNotifications, {});
  expect(body.unread).toBe(0);
});

test('what is done leaves the inbox and comes back to its place, read or not as it was', async () => {
  const [old, middle] = [
    await tell({ surfaced_at: '2026-03-01' }),
    await tell({ surfaced_at: '2026-03-02' }),
  ];
  const recent = await tell({ surfaced_at: '2026-03-03' });
  expect((await change({ ids: [middle, old], archived: true })).body).toEqual({ unread: 1, total: 1 });
  expect([await idsIn('all'), await idsIn('archived')]).toEqual([[recent], [middle, old]]);
  const { archived_at } = await read(middle);
  expect((await change({ ids: [middle], archived: true })).status).toBe(200);
  expect((await read(middle)).archived_at).toBe(archived_at);
  expect((await change({ ids: [middle], archived: false })).body).toEqual({ unread: 2, total: 2 });
  expect(await idsIn('all')).toEqual([recent, middle]);
});

test('a snooze takes it out of the inbox until it is taken back; what is done keeps its snooze', async () => {
  const id = await tell();
  const snoozed_until = ahead(3);
  expect((await change({ ids: [id], snoozed_until })).body).toEqual({ unread: 0, total: 0 });
  expect([await idsIn('snoozed'), (await read(id)).snoozed_until]).toEqual([[id], snoozed_until]);
  await change({ ids: [id], archived: true });
  expect([await idsIn('snoozed'), await idsIn('archived')]).toEqual([[], [id]]);
  expect((await change({ ids: [id], archived: false })).body).toEqual({ unread: 0, total: 0 });
  expect(await idsIn('snoozed')).toEqual([id]);
  expect((await change({ ids: [id], snoozed_until: null })).body).toEqual({ unread: 1, total: 1 });
});

test('several things at once: read, done and snoozed', async () => {
  const id = await tell();
  const { status } = await change({ ids: [id], read: true, archived: true, snoozed_until: ahead(24 * 364) });
  expect([status, await read(id)]).toMatchObject([
    200,
    { read_at: expect.any(String), archived_at: expect.any(String), snoozed_until: expect.any(String) },
  ]);
});

const ids = [crypto.randomUUID()];
test.each([
  [{ ids }, 'read'],
  [{ ids: [], read: true }, 'ids'],
  [{ read: true }, 'ids'],
  [{ ids, read_at: '2026-03-01T09:00:00Z', read: false }, 'ids'],
  [{ read_at: 'then', read: false }, 'read_at'],
  [{ ids, snoozed_until: '2026-03-01T09:00:00Z' }, 'snoozed_until'],
  [{ ids, snoozed_until: '0000-01-01T00:00:00Z' }, 'snoozed_until'],
  [{ ids, snoozed_until: ahead(24 * 367) }, 'snoozed_until'],
  [{ ids, snoozed_until: '9999-12-31T23:59:59Z' }, 'snoozed_until'],
  [{ ids, snoozed_until: 'tomorrow' }, 'snoozed_until'],
  [{ ids, archived: 'yes' }, 'archived'],
  [{ ids, read: true, surfaced_at: '2026-03-01T09:00:00Z' }, 'surfaced_at'],
])('a change refuses %j beside %s, and nothing changes', async (body: object, field) => {
  const id = await tell();
  const before = await read(id);
  const payload = JSON.parse(JSON.stringify(body).replace(ids[0] ?? '', id));
  const refused = await change(payload);
  expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([422, field]);
  expect(await read(id)).toEqual(before);
});

test('where one of several is somebody else’s or of nobody, none changes', async () => {
  const mine = await tell();
  const theirs = await makeNotification(desk.muster.database, await newcomer());
  for (const id of [theirs, crypto.randomUUID()])
    expect((await change({ ids: [mine, id], archived: true })).status).toBe(404);
  expect(await idsIn('all')).toEqual([mine]);
  const kept = await desk.muster.database.query(
    'select 1 from notifications where id = $1 and archived_at is null',
    [theirs],
  );
  expect(kept).toHaveLength(1);
});

test('the counts stay true while many things change at once and more comes in', async () => {
  const told: string[] = [];
  for (let at = 0; at < 10; at += 1) told.push(await tell());
  const some = (at: number) => told.filter((_, place) => (place * 7 + at) % 3 === 0);
  const work = Array.from({ length: 24 }, (_, at): (() => Promise<unknown>) => {
    const kinds = [
      () => change({ ids: some(at), read: at % 2 === 0 }),
      () => change({ ids: some(at).reverse(), archived: at % 2 === 0 }),
      () => change({ ids: some(at), snoozed_until: at % 2 === 0 ? ahead(1) : null }),
      () => desk.muster.as(desk.person)(markNotifications, { body: { read: true } }),
      () => tell(),
      () => desk.muster.database.query('delete from notifications where id = $1', [told[9 - (at % 2)]]),
    ];
    return kinds[at % kinds.length] ?? (() => tell());
  });
  await Promise.all(work.map((one) => one()));
  const [kept, counted] = await Promise.all([
    desk.muster.database.query('select unread, total from notification_counts where recipient = $1', [
      desk.person.sub,
    ]),
    desk.muster.database.query(
      `select count(*) filter (where read_at is null)::int as unread, count(*)::int as total from notifications
       where recipient = $1 and archived_at is null and snoozed_until is null`,
      [desk.person.sub],
    ),
  ]);
  expect(kept).toEqual(counted);
});
