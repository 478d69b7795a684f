import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addComment } from '#contract/comments/endpoints.ts';
import { listFeed, markVisit } from '#contract/feed/endpoints.ts';
import type { TestPerson } from '../../../test/people.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

let desk: Desk;
let ann: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  ann = await desk.newcomer();
  ben = await desk.newcomer();
});

/** Beyond the database's clock, which stops it at now. */
const LATER = '2096-01-01T00:00:00Z';
const place = () => ({ params: { project_id: desk.project } });
const read = (person: TestPerson, query = {}) => desk.muster.as(person)(listFeed, { ...place(), query });
const mark = (person: TestPerson, until: string) =>
  desk.muster.as(person)(markVisit, { ...place(), body: { until } });
const look = async (person: TestPerson) => {
  const { body } = await read(person);
  expect((await mark(person, LATER)).status).toBe(204);
  return body;
};
/** Lets time pass, as far as visits and comments tell. */
const later = (person: TestPerson, minutes: number) =>
  desk.muster.database.query(
    `update project_visits set seen_at = seen_at - make_interval(mins => $2), line_at = line_at - make_interval(mins => $2)
     where member_id = $1`,
    [person.member, minutes],
  );
const say = async (person: TestPerson, body: string) =>
  (await desk.muster.as(person)(addComment, { ...place(), body: { body } })).body.id;
const unseen = async (person: TestPerson) => {
  const { body } = await read(person, { unseen: 'true' });
  return body.data.map(({ id }: { id: string }) => id);
};

test('reading marks nothing', async () => {
  await read(ann);
  const rows = await desk.muster.database.query('select from project_visits where member_id = $1', [
    ann.member,
  ]);
  expect(rows).toEqual([]);
});

test('on the first visit nothing is new', async () => {
  await say(ben, 'Before');
  const { since, data } = await look(ann);
  expect([since, data[0].unseen]).toEqual([null, false]);
  expect((await look(ann)).since).toBeNull();
});

test('what came since the last visit is new until the visit after it', async () => {
  await look(ann);
  await later(ann, 60);
  const comment = await say(ben, 'Meanwhile');
  const { since, data } = await look(ann);
  expect(since).toEqual(expect.any(String));
  expect(data[0]).toMatchObject({ id: comment, unseen: true });
  expect(await unseen(ann)).toContain(comment);
  expect((await look(ann)).since).toBe(since);
  await later(ann, 60);
  await desk.muster.database.query(
    "update comments set active_at = active_at - interval '1 hour' where id = $1",
    [comment],
  );
  expect(await unseen(ann)).not.toContain(comment);
});

test('everybody has a visit of their own', async () => {
  await look(ann);
  await look(ben);
  await later(ann, 60);
  const comment = await say(ben, 'Hello');
  expect(await unseen(ann)).toContain(comment);
  expect((await read(ben)).body.since).toBeNull();
});

test('nobody has seen what is to come, and an older look takes nothing back', async () => {
  await mark(ann, LATER);
  await mark(ann, '2026-01-01T00:00:00Z');
  const [{ ahead, behind } = {}] = await desk.muster.database.query(
    "select seen_at > now() as ahead, seen_at < now() - interval '1 day' as behind from project_visits where member_id = $1",
    [ann.member],
  );
  expect([ahead, behind]).toEqual([false, false]);
});
