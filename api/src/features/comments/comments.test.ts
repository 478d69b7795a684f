import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  deleteComment,
  editComment,
  reopenThread,
  resolveThread,
  restoreComment,
} from '#contract/comments/endpoints.ts';
import type { TestPerson } from '../../../test/people.ts';
import { refusal } from '../../../test/time-desk.ts';
import { type CommentDesk, openCommentDesk } from './fixtures/desk.ts';

let desk: CommentDesk;
let ann: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  desk = await openCommentDesk();
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  ann = await desk.newcomer();
  ben = await desk.newcomer();
});

const at = (comment_id: string) => ({ params: { project_id: desk.project, comment_id } });
const edit = (person: TestPerson, id: string, version: number, body: string) =>
  desk.muster.as(person)(editComment, { ...at(id), version, body: { body } });
const remove = (person: TestPerson, id: string, version = 1) =>
  desk.muster.as(person)(deleteComment, { ...at(id), version });
const restore = (person: TestPerson, id: string) => desk.muster.as(person)(restoreComment, at(id));
const resolve = (person: TestPerson, id: string) => desk.muster.as(person)(resolveThread, at(id));
const reopen = (person: TestPerson, id: string) => desk.muster.as(person)(reopenThread, at(id));

test('a comment is answered with its author and stands in the audit trail with its text', async () => {
  const { status, body } = await desk.say(ann, '  Gate 3 is closed.  ');
  expect([status, body]).toMatchObject([
    201,
    {
      ...{ body: 'Gate 3 is closed.', author: { id: ann.member, name: ann.name }, own: true, version: 1 },
      ...{ thread_id: null, edited_at: null, deleted: false, mentions: [] },
    },
  ]);
  const events = await desk.muster.database.query(
    'select type, project_id, changes from events where subject_id = $1',
    [body.id],
  );
  expect(events).toEqual([
    { type: 'comment.added', project_id: desk.project, changes: { body: [null, 'Gate 3 is closed.'] } },
  ]);
});

test('replies stand below the first comment, oldest first, and only there', async () => {
  const { body: first } = await desk.say(ann, 'Who has the key?');
  const { body: reply } = await desk.say(ben, 'I have.', { thread_id: first.id });
  await desk.say(ann, 'Thanks.', { thread_id: first.id });
  const { body: thread } = await desk.thread(ben, reply.id);
  expect(thread).toMatchObject({ id: first.id, own: false, reply_count: 2 });
  expect(thread.replies.map(({ body, own }: { body: string; own: boolean }) => [body, own])).toEqual([
    ['I have.', true],
    ['Thanks.', false],
  ]);
  expect(refusal(await desk.say(ann, 'Below it', { thread_id: reply.id }))).toEqual([
    ...[422, 'one-level', 'thread_id'],
  ]);
  const elsewhere = await desk.makeProject();
  expect(refusal(await desk.say(ann, 'Hello', { thread_id: first.id, project: elsewhere }))).toEqual([
    ...[422, 'thread-exists', 'thread_id'],
  ]);
});

test('one changes and deletes only what one wrote oneself, and only as one saw it', async () => {
  const { body } = await desk.say(ann, 'Gate 3');
  expect(refusal(await edit(ben, body.id, 1, 'Gate 4'))).toEqual([422, 'own-comment', '']);
  expect(refusal(await remove(ben, body.id))).toEqual([422, 'own-comment', '']);
  expect((await edit(ann, body.id, 1, 'Gate 4')).body).toMatchObject({ body: 'Gate 4', version: 2 });
  expect((await edit(ann, body.id, 1, 'Gate 5')).status).toBe(412);
  expect((await remove(ann, body.id)).status).toBe(412);
});

test('a reply and a settled thread are no newer version of what somebody is writing anew', async () => {
  const { body } = await desk.say(ann, 'Gate 3');
  await desk.say(ben, 'Closed?', { thread_id: body.id });
  await resolve(ben, body.id);
  expect((await edit(ann, body.id, 1, 'Gate 3 is closed')).status).toBe(200);
});

test('a deleted comment is gone, but leaves its place where it has replies, and comes back', async () => {
  const { body: first } = await desk.say(ann, 'Secret');
  const { body: reply } = await desk.say(ben, 'Well', { thread_id: first.id });
  expect((await remove(ann, first.id)).status).toBe(204);
  const { body: thread } = await desk.thread(ben, first.id);
  expect(thread).toMatchObject({ deleted: true, body: '', mentions: [], replies: [{ body: 'Well' }] });
  await remove(ben, reply.id);
  expect((await desk.thread(ben, first.id)).status).toBe(404);
  expect(refusal(await desk.say(ben, 'Late', { thread_id: first.id }))[1]).toBe('thread-exists');
  expect((await restore(ben, first.id)).body.rule).toBe('own-comment');
  expect((await restore(ann, first.id)).body).toMatchObject({ body: 'Secret', version: 3 });
  expect((await desk.thread(ben, first.id)).body.reply_count).toBe(0);
});

test('a thread is resolved by whoever reads it, and taken up again by hand or by a reply', async () => {
  const { body: first } = await desk.say(ann, 'Who has the key?');
  expect((await resolve(ben, first.id)).body.resolved).toEqual({
    at: expect.any(String),
    by: { id: ben.member, name: ben.name },
  });
  expect((await resolve(ann, first.id)).body.resolved.by.id).toBe(ben.member);
  expect((await reopen(ann, first.id)).body.resolved).toBeNull();
  await resolve(ben, first.id);
  const { body: reply } = await desk.say(ann, 'Not yet', { thread_id: first.id });
  expect((await desk.thread(ann, first.id)).body.resolved).toBeNull();
  expect(refusal(await resolve(ann, reply.id))).toEqual([422, 'one-level', '']);
});

test('who may see the project may comment; a member elsewhere finds nothing there', async () => {
  const { member } = desk.muster.organization.people;
  expect((await desk.say(member, 'Hello')).status).toBe(404);
  await desk.muster.database.query(
    "insert into role_grants (org_id, subject, role, project_id) values ($1, $2, 'member', $3)",
    [desk.muster.organization.id, member.sub, desk.project],
  );
  await expect.poll(async () => (await desk.say(member, 'Hello')).status).toBe(201);
});

test('what says nothing, or too much, is refused beside its field', async () => {
  for (const body of ['', '   ', 'x'.repeat(10_001)])
    expect(refusal(await desk.say(ann, body))).toEqual([422, null, 'body']);
});

test('nobody speaks on an archived project', async () => {
  const project = await desk.makeProject({ status: 'archived', archived_at: '2026-03-02T10:00Z' });
  expect((await desk.say(ann, 'Hello', { project })).body.rule).toBe('project-archived');
});
