import pg from 'pg';
import { expect, test } from 'vitest';
import {
  changeNotifications,
  listNotifications,
  markNotifications,
  pollNotifications,
} from '#contract/notifications/endpoints.ts';
import { openInboxDesk } from '../../../test/inbox-desk.ts';

const desk = openInboxDesk();
const tell = (title: string, fields: object = {}) => desk.tell({ title, ...fields });
const poll = async (from: string) =>
  (await desk.muster.as(desk.person)(pollNotifications, { query: { from } })).body;
const titles = ({ data }: { data: { title: string }[] }) => data.map(({ title }) => title);
const EVER = '1970-01-01T00:00:00Z';
/** Of whom, and what. */
const ADDING = `select add_notifications(jsonb_build_array(jsonb_build_object('recipient', $1::text, 'type', 'mention.added',
  'title', $2::text, 'message', '', 'url', '/', 'priority', 'normal', 'reason', 'You.', 'source', $2::text,
  'channels', '[]'::jsonb)))`;

test('a poll answers what came to the front after its moment, newest first, with its channels and the counts', async () => {
  await tell('Old', { surfaced_at: '2026-03-01T09:00:00Z', read_at: '2026-03-01T10:00:00Z' });
  await tell('New', { surfaced_at: '2026-03-02T09:00:00Z' });
  await tell('Newer', { surfaced_at: '2026-03-03T09:00:00Z' });
  const body = await poll('2026-03-01T12:00:00Z');
  expect([titles(body), body.unread, body.total]).toEqual([['Newer', 'New'], 2, 3]);
  expect(body.data[0].channels).toMatchObject([{ channel: 'app', status: 'ready' }]);
  expect(titles(await poll('2026-03-02T11:00:00+02:00'))).toEqual(['Newer']);
  expect(titles(await poll(EVER))).toEqual(['Newer', 'New', 'Old']);
});

test('a poll that goes on from the answer before tells everything once', async () => {
  await tell('First');
  const { body: list } = await desk.muster.as(desk.person)(listNotifications);
  expect(titles(await poll(list.changed_at))).toEqual([]);
  await desk.muster.database.query(ADDING, [desk.person.sub, 'Second']);
  const next = await poll(list.changed_at);
  expect(titles(next)).toEqual(['Second']);
  expect(titles(await poll(next.changed_at))).toEqual([]);
  expect(Date.parse(next.changed_at)).toBeGreaterThanOrEqual(Date.parse(next.data[0].surfaced_at));
});

test('of two that are told at once, the second waits for the first, so that no poll comes between them', async () => {
  const first = new pg.Client({ connectionString: desk.muster.database.url });
  await first.connect();
  await first.query('begin');
  await first.query(ADDING, [desk.person.sub, 'First']);
  const second = desk.muster.database.query(ADDING, [desk.person.sub, 'Second']);
  const waiting = () =>
    desk.muster.database.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
  await expect.poll(async () => (await waiting()).length).toBe(1);
  await first.query(ADDING, [desk.person.sub, 'Third']);
  const { rows } = await first.query(
    'select to_char(changed_at at time zone \'UTC\', \'YYYY-MM-DD"T"HH24:MI:SS.US"Z"\') as at from notification_counts where recipient = $1',
    [desk.person.sub],
  );
  const unseen = await poll(EVER);
  await first.query('commit');
  await Promise.all([second, first.end()]);
  // Whoever polled right after the commit goes on from what had changed by then.
  expect([unseen.data, titles(await poll(rows[0].at))]).toEqual([[], ['Second']]);
  expect(titles(await poll(EVER))).toEqual(['Second', 'Third', 'First']);
});

test('a poll from later than the last change, or in an empty inbox, has the counts alone', async () => {
  const none = { data: [], unread: 0, total: 0, changed_at: '1970-01-01T00:00:00.000000Z' };
  expect(await poll(EVER)).toEqual(none);
  await tell('One');
  expect(await poll('2096-01-01T00:00:00Z')).toMatchObject({ data: [], unread: 1, total: 1 });
});

test('nothing of the notifications is touched where nothing has changed', async () => {
  await tell('One');
  const { changed_at } = await poll(EVER);
  await desk.muster.database.query('revoke select on notifications from muster_app');
  const answers = [await poll(changed_at), await poll(EVER)];
  await desk.muster.database.query('grant select on notifications to muster_app');
  expect(answers).toMatchObject([{ data: [], unread: 1 }, { code: 'defect' }]);
});

test('what is read elsewhere comes as a lower count, and what is put away doesn’t come', async () => {
  const [one, two] = [await tell('One'), await tell('Two')];
  const { changed_at } = await poll(EVER);
  await desk.muster.as(desk.person)(markNotifications, { body: { ids: [one], read: true } });
  const snoozed_until = new Date(Date.now() + 3_600_000).toISOString();
  await desk.muster.as(desk.person)(changeNotifications, { body: { ids: [two], snoozed_until } });
  expect(await poll(changed_at)).toMatchObject({ data: [], unread: 0, total: 1 });
  expect(titles(await poll(EVER))).toEqual(['One']);
});

test('what comes back from a snooze is new and unread; what is done meanwhile stays away', async () => {
  const past = '2026-03-01T09:00:00Z';
  await tell('Asleep', { surfaced_at: past, read_at: past, snoozed_until: past });
  await tell('Done', { surfaced_at: past, archived_at: past, snoozed_until: past });
  await tell('Later', { surfaced_at: past, snoozed_until: '2096-01-01' });
  const { changed_at } = await poll(EVER);
  expect(await poll(EVER)).toMatchObject({ data: [], total: 0 });
  const [woken] = await desk.muster.database.query('select wake_notifications() as woken');
  expect(woken).toEqual({ woken: 1 });
  const body = await poll(changed_at);
  expect(body).toMatchObject({
    unread: 1,
    total: 1,
    data: [{ title: 'Asleep', read_at: null, snoozed_until: null }],
  });
});

test('a poll answers at most 200, the newest', async () => {
  await desk.muster.database.query(
    `insert into notifications (recipient, type, title, url, reason, source, surfaced_at)
     select $1, 'mention.added', 'Row ' || n, '/', 'You.', n, timestamptz '2026-03-01' + n * interval '1 s'
     from generate_series(1, 205) n`,
    [desk.person.sub],
  );
  const body = await poll(EVER);
  expect([body.data.length, body.data[0].title, body.data.at(-1).title, body.total]).toEqual([
    ...[200, 'Row 205', 'Row 6', 205],
  ]);
});

test('nobody polls what somebody else is told', async () => {
  await tell('Mine');
  desk.become(await desk.newcomer());
  expect(await poll(EVER)).toMatchObject({ data: [], unread: 0, total: 0 });
});

test.each(['', 'now', '2026-03-01', '2026-03-01T09:00:00', '2026-13-01T09:00:00Z', '-infinity'])(
  'a poll from %j is refused beside from',
  async (from) => {
    const { status, body } = await desk.muster.as(desk.person)(pollNotifications, { query: { from } });
    expect([status, body.fields[0].field]).toEqual([422, 'from']);
  },
);

test.each(['0000-01-01T00:00:00Z', '2026-03-01T09:00:00.123456789Z', '2026-03-01T09:00:00-23:59'])(
  'a poll from %s is answered',
  async (from) => {
    expect((await desk.muster.as(desk.person)(pollNotifications, { query: { from } })).status).toBe(200);
  },
);
