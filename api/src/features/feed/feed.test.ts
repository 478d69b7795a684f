import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#contract/activity/rules.ts';
import { addComment, deleteComment } from '#contract/comments/endpoints.ts';
import { listFeed } from '#contract/feed/endpoints.ts';
import { transitionProject, updateProject } from '#contract/projects/endpoints.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

let desk: Desk;
let ann: TestPerson;
let boss: TestPerson;
let project: string;
beforeAll(async () => {
  desk = await openDesk();
  boss = desk.muster.organization.people.manager;
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  ann = await desk.newcomer();
  project = await desk.makeProject({ site_timezone: 'Asia/Tokyo' });
});

type Query = Readonly<Record<string, unknown>>;
interface Item {
  readonly id: string;
  readonly kind: string;
}
const read = (query: Query = {}, as = boss) =>
  desk.muster.as(as)(listFeed, { params: { project_id: project }, query });
const kinds = async (query: Query = {}, as = boss) =>
  (await read(query, as)).body.data.map(({ kind }: Item) => kind);
const say = (person: TestPerson, body: string, thread_id?: string) =>
  desk.muster.as(person)(addComment, { params: { project_id: project }, body: { body, thread_id } });
const log = (person: TestPerson, fields: Query = {}) => desk.log(person, { project_id: project, ...fields });
const change = (name: string, version: number) =>
  desk.muster.as(boss)(updateProject, { params: { project_id: project }, body: { name }, version });

test('time, edits and comments stand in one line, newest first', async () => {
  await log(ann, { note: 'Rounds' });
  await change('Quay', 1);
  const { body: comment } = await say(ann, 'Gate 3 is closed.');
  await desk.muster.as(boss)(transitionProject, {
    params: { project_id: project },
    body: { to: 'on_hold', reason: 'Rain' },
  });
  const { body } = await read();
  expect(body.data).toMatchObject([
    { kind: 'edit', change: { type: 'project.on_hold', actor: boss.name, data: { reason: 'Rain' } } },
    { kind: 'comment', id: comment.id, thread: { body: 'Gate 3 is closed.', own: false, replies: [] } },
    { kind: 'edit', change: { changes: { name: ['Harbour guarding', 'Quay'] } } },
    { kind: 'time', time: { member: { name: ann.name }, note: 'Rounds', duration_s: 3600, status: 'draft' } },
  ]);
});

test('pages follow each other without a gap, backwards too', async () => {
  for (const n of [1, 2, 3]) {
    await log(ann, { note: `Rounds ${n}` });
    await say(ann, `Comment ${n}`);
    await change(`Quay ${n}`, n);
  }
  const ids = ({ body }: { body: { data: Item[] } }) => body.data.map(({ id }) => id);
  const all = await read();
  const first = await read({ per_page: 4 });
  const second = await read({ per_page: 4, after: first.body.after });
  const third = await read({ per_page: 4, after: second.body.after });
  expect([...ids(first), ...ids(second), ...ids(third)]).toEqual(ids(all));
  expect([first.body.before, third.body.after, ids(all).length]).toEqual([null, null, 9]);
  expect(ids(await read({ per_page: 4, before: second.body.before }))).toEqual(ids(first));
  expect((await read({ after: 'nonsense' })).status).toBe(422);
});

test('a thread stands where something was last said in it, with its latest replies', async () => {
  const { body: first } = await say(ann, 'Who has the key?');
  const { body: other } = await say(ann, 'Rain tomorrow.');
  for (const text of ['I', 'no', 'you', 'yes']) await say(boss, text, first.id);
  const { body } = await read();
  expect(body.data.map(({ id }: Item) => id)).toEqual([first.id, other.id]);
  expect(body.data[0].thread).toMatchObject({
    reply_count: 4,
    replies: [{ body: 'no' }, { body: 'you' }, { body: 'yes' }],
  });
});

test('a deleted comment leaves the feed, unless it has replies', async () => {
  const { body: alone } = await say(ann, 'Alone');
  const { body: asked } = await say(ann, 'Asked');
  await say(boss, 'Answered', asked.id);
  for (const comment_id of [alone.id, asked.id])
    await desk.muster.as(ann)(deleteComment, { params: { project_id: project, comment_id }, version: 1 });
  expect((await read()).body.data).toMatchObject([
    { id: asked.id, thread: { deleted: true, body: '', replies: [{ body: 'Answered' }] } },
  ]);
});

test('time has the wall clock of its place', async () => {
  await makeEntry(desk.muster.database, desk.muster.organization, {
    ...{ member_id: ann.member, project_id: project, work_date: '2026-03-02' },
    ...{ started_at: '2026-03-02T14:30Z', ended_at: '2026-03-02T15:30Z' },
  });
  expect((await read()).body.data[0].time).toMatchObject({
    start: '23:30',
    end: '00:30',
    ends_next_day: true,
  });
});

test('imported time stands where it was worked, not where the file came', async () => {
  await say(ann, 'Now');
  await makeEntry(desk.muster.database, desk.muster.organization, {
    ...{ project_id: project, source: 'import', work_date: '2026-03-02' },
  });
  const { body } = await read();
  expect(body.data.map(({ kind, at }: { kind: string; at: string }) => [kind, at.slice(0, 10)])).toEqual([
    ['comment', expect.any(String)],
    ['time', '2026-03-03'],
  ]);
});

test('it narrows by kind, person, day and words', async () => {
  await log(ann, { note: 'Gate 3', work_date: addDays(desk.today, -3) });
  await log(boss, { note: 'Depot', billable: false });
  await change('Quay gate', 1);
  const { body: thread } = await say(ann, 'Gate 3 is closed.');
  await say(boss, 'Which one?', thread.id);
  expect(await kinds({ kind: ['comment', 'edit'] })).toEqual(['comment', 'edit']);
  expect(await kinds({ member_id: ann.member })).toEqual(['comment', 'time']);
  expect(await kinds({ member_id: boss.member })).toEqual(['comment', 'edit', 'time']);
  expect(await kinds({ q: 'gate' })).toEqual(['comment', 'edit', 'time']);
  expect(await kinds({ q: 'which' })).toEqual(['comment']);
  expect(await kinds({ to: addDays(desk.today, -2) })).toEqual(['time']);
  expect(await kinds({ from: addDays(desk.today, -2) })).toEqual(['comment', 'edit', 'time']);
  expect(await kinds({ q: '%' })).toEqual([]);
});

test('what only time has leaves time alone', async () => {
  const service = await desk.makeService();
  await say(ann, 'Gate 3');
  await log(ann, { service_type_id: service });
  await log(ann, { billable: false });
  for (const query of [{ service_type_id: service }, { service_type_id: 'none' }, { billable: 'false' }])
    expect(await kinds(query)).toEqual(['time']);
  expect(await kinds({ status: ['draft'] })).toEqual(['time', 'time']);
  expect(await kinds({ status: ['approved'] })).toEqual([]);
  expect(await kinds({ kind: 'comment', billable: 'true' })).toEqual([]);
});

test('edits are for those who may read the changes of the project', async () => {
  const member = await makePerson(desk.muster.database, desk.muster.organization.id, 'member');
  await desk.muster.database.query(
    "insert into role_grants (org_id, subject, role, project_id) values ($1, $2, 'member', $3)",
    [desk.muster.organization.id, member.sub, project],
  );
  await change('Quay', 1);
  await say(ann, 'Gate 3');
  expect(await kinds({}, member)).toEqual(['comment']);
  expect(await kinds({ kind: 'edit' }, member)).toEqual([]);
});

test('whoever may not see the project finds no feed', async () => {
  const { member } = desk.muster.organization.people;
  await say(ann, 'Gate 3');
  expect((await read({}, member)).status).toBe(404);
});
