import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QueryInput } from '#contract/endpoint.ts';
import { listNotifications, readNotification } from '#contract/notifications/endpoints.ts';
import { makeNotification } from '../../../test/factories/notification.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let reader: TestPerson;
beforeAll(async () => {
  muster = await openTestServer();
  reader = await newcomer();
  for (let at = 0; at < 25; at += 1) await tell(reader, { title: `Row ${at}`, surfaced_at: day(at % 12) });
});
afterAll(() => muster.close());

const newcomer = () => makePerson(muster.database, muster.organization.id, 'member');
const tell = (person: TestPerson, fields: object = {}, channels?: Record<string, string>) =>
  makeNotification(muster.database, person, { ...fields }, channels);
const day = (at: number) => new Date(Date.UTC(2026, 2, at + 1)).toISOString();

const list = async (person: TestPerson, query: QueryInput<typeof listNotifications> = {}) =>
  (await muster.as(person)(listNotifications, { query })).body;
const titles = ({ data }: { data: { title: string }[] }) => data.map(({ title }) => title);

test('the inbox is ordered by when things came to the front, ten at a time, and leads on and back', async () => {
  const pages = [await list(reader)];
  for (let at = 0; at < 2; at += 1) pages.push(await list(reader, { after: pages.at(-1).after }));
  expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 5]);
  const rows = pages.flatMap(({ data }) => data);
  const order = rows.map(({ surfaced_at, uuid }) => `${surfaced_at} ${uuid}`);
  expect(order).toEqual(order.toSorted().reverse());
  expect(new Set(order).size).toBe(25);
  expect([pages[0].before, pages[2].after]).toEqual([null, null]);
  const back = await list(reader, { before: pages[2].before });
  expect(titles(back)).toEqual(titles(pages[1]));
  expect(titles(await list(reader, { before: back.before }))).toEqual(titles(pages[0]));
  for (const page of pages) expect([page.unread, page.total]).toEqual([25, 25]);
});

test('a page stays in order while something new comes in front of it', async () => {
  const person = await newcomer();
  for (let at = 0; at < 4; at += 1) await tell(person, { title: `Old ${at}`, surfaced_at: day(at) });
  const first = await list(person, { per_page: 2 });
  await tell(person, { title: 'New' });
  expect(titles(await list(person, { per_page: 2, after: first.after }))).toEqual(['Old 1', 'Old 0']);
  expect(titles(await list(person, { per_page: 2, before: first.before ?? first.after }))).toContain('New');
});

test('a notification tells what, of whom, why, and how far it got on each way', async () => {
  const person = await newcomer();
  const { id } = muster.organization;
  const target_id = crypto.randomUUID();
  const uuid = await tell(
    person,
    {
      ...{ organization_id: id, project_id: target_id, target_type: 'project', target_id, actor: 'x' },
      ...{ actor_name: 'Ann', message: 'From Monday', url: '/manager/projects', priority: 'urgent' },
      ...{ group_key: 'harbour' },
    },
    { 'web-push': 'queued', app: 'ready' },
  );
  const { status, body } = await muster.as(person)(readNotification, { params: { notification_id: uuid } });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ uuid, type: 'project.assigned', actor: 'Ann', message: 'From Monday', priority: 'urgent' },
    organization: { id, name: `Organization ${muster.organization.slug}` },
    target: { type: 'project', id: target_id, url: '/manager/projects' },
    ...{ group_key: 'harbour', reason: 'You manage Harbour Terminal.', read_at: null },
    channels: [
      { channel: 'app', status: 'ready', attempts: 0, in_digest: false, read_at: null },
      { channel: 'web-push', status: 'queued', error: null, queued_at: expect.stringMatching(/^2.*Z$/) },
    ],
  });
  expect((await list(person)).data).toEqual([body]);
});

test('each part of the inbox holds what belongs to it', async () => {
  const person = await newcomer();
  const at = '2026-03-01T09:00:00Z';
  await tell(person, { title: 'New' });
  await tell(person, { title: 'Read', read_at: at });
  await tell(person, { title: 'Mentioned', type: 'mention.added', read_at: at });
  await tell(person, { title: 'Later', snoozed_until: '2096-01-01' });
  await tell(person, { title: 'Done', archived_at: at });
  await tell(person, { title: 'Done later', archived_at: at, snoozed_until: '2096-01-01' });
  const views = ['all', 'unread', 'mentions', 'snoozed', 'archived'] as const;
  const seen = await Promise.all(views.map(async (view) => titles(await list(person, { view })).sort()));
  expect(seen).toEqual([
    ['Mentioned', 'New', 'Read'],
    ['New'],
    ['Mentioned'],
    ['Later'],
    ['Done', 'Done later'],
  ]);
  expect(await list(person, { view: 'archived' })).toMatchObject({ unread: 1, total: 3 });
});

test('the inbox is narrowed by organization and by type', async () => {
  const person = await newcomer();
  const { id } = muster.organization;
  await tell(person, { title: 'Here', organization_id: id });
  await tell(person, { title: 'Nowhere', type: 'announcement.sent' });
  await tell(person, { title: 'Import', type: 'import.finished', organization_id: id });
  expect(titles(await list(person, { organization: id }))).toEqual(['Import', 'Here']);
  expect(titles(await list(person, { organization: crypto.randomUUID() }))).toEqual([]);
  const type = ['import.finished', 'announcement.sent'];
  expect(titles(await list(person, { type }))).toEqual(['Import', 'Nowhere']);
  expect(titles(await list(person, { type: 'import.finished', organization: id }))).toEqual(['Import']);
});

test('somebody who was told nothing has an empty inbox', async () => {
  const empty = { data: [], before: null, after: null, unread: 0, total: 0 };
  expect(await list(await newcomer())).toMatchObject(empty);
});

test('a notification of a type that another version left behind is passed over', async () => {
  const person = await newcomer();
  const notification_id = await tell(person, { type: 'moon.risen' });
  expect((await list(person)).data).toEqual([]);
  expect((await muster.as(person)(readNotification, { params: { notification_id } })).status).toBe(404);
});

test('somebody else’s notification is as missing as one that never was', async () => {
  const [theirs, person] = [await newcomer(), await newcomer()];
  const ids = [await tell(theirs), crypto.randomUUID()];
  const answers = await Promise.all(
    ids.map((notification_id) => muster.as(person)(readNotification, { params: { notification_id } })),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(answers[0]?.body.message).toBe(answers[1]?.body.message);
});

const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

test.each([
  [{ per_page: 0 }, 'per_page'],
  [{ per_page: 201 }, 'per_page'],
  [{ view: 'spam' }, 'view'],
  [{ type: 'moon.risen' }, 'type.0'],
  [{ organization: 'nowhere' }, 'organization'],
  [{ after: 'bm9uc2Vuc2U' }, 'after'],
  [{ after: '%%%' }, 'after'],
  [{ before: cursor('whenever', crypto.randomUUID()) }, 'after'],
  [{ after: cursor('2026-03-01', 'x') }, 'after'],
  [{ after: cursor('2026-03-01 09:00:00+00', crypto.randomUUID(), 1).slice(0, 20) }, 'after'],
  [{ after: cursor('999999-01-01', crypto.randomUUID()) }, 'after'],
  [{ after: cursor(1, 2) }, 'after'],
])('the inbox refuses %j beside %s', async (query: object, field) => {
  const { status, body } = await muster.as(reader)(listNotifications, { query });
  expect([status, body.fields?.map((one: { field: string }) => one.field)]).toEqual([422, [field]]);
});
