import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_ATTACHMENTS } from '#contract/attachments/shapes.ts';
import {
  addComment,
  deleteComment,
  editComment,
  readThread,
  restoreComment,
} from '#contract/comments/endpoints.ts';
import type { CommentChange } from '#contract/comments/shapes.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { fileDesk } from './fixtures/desk.ts';
import { pngFile } from './fixtures/pictures.ts';
import { sweepAttachments } from './reactions/sweep-attachments.ts';

let muster: TestServer;
let project_id: string;
let desk: ReturnType<typeof fileDesk>;
let manager: TestPerson;
let director: TestPerson;
beforeAll(async () => {
  muster = await openTestServer();
  ({ manager, director } = muster.organization.people);
  project_id = await makeProject(muster.database, muster.organization);
  desk = fileDesk(muster, project_id);
});
afterAll(() => muster.close());

const keep = async (by = manager, name = 'gate.png'): Promise<string> =>
  (await desk.send(by, name, await pngFile())).body.id;
const say = (attachments: string[], by = manager, project = project_id) =>
  muster.as(by)(addComment, { params: { project_id: project }, body: { body: 'Look', attachments } });
const edit = ({ id, version }: { id: string; version: number }, body: CommentChange) =>
  muster.as(manager)(editComment, { params: { project_id, comment_id: id }, version, body });
const thread = async (comment_id: string, by = director) =>
  (await muster.as(by)(readThread, { params: { project_id, comment_id } })).body;
const sweep = () => sweepAttachments({ databases: muster.server.databases, files: null }).run({});
const statusOf = async (id: string, by = director) => (await desk.read(by, id)).statusCode;

test('a comment carries its files in the order in which they were chosen, and colleagues read them', async () => {
  const files = [await keep(manager, 'one.png'), await keep(manager, 'two.png')];
  expect(await statusOf(files[0] ?? '')).toBe(404);
  const { status, body } = await say(files.toReversed());
  expect(status).toBe(201);
  const { attachments } = await thread(body.id);
  expect(attachments).toEqual(body.attachments);
  expect(attachments).toMatchObject([
    { id: files[0], file_name: 'one.png', kind: 'png', picture: { width: 60, height: 40 }, attached: true },
    { id: files[1], file_name: 'two.png' },
  ]);
  expect(await statusOf(files[0] ?? '')).toBe(200);
  expect((await desk.thumbnail(director, files[1] ?? '')).statusCode).toBe(200);
  const [event] = await muster.database.query('select changes from events where subject_id = $1', [body.id]);
  expect(event?.changes).toEqual({ body: [null, 'Look'], attachments: [null, ['one.png', 'two.png']] });
});

test('a file that was sent isn’t taken back, nor sent again', async () => {
  const file = await keep();
  await say([file]);
  const { body } = await muster.as(manager)(addComment, {
    params: { project_id },
    body: { body: 'Again', attachments: [file] },
  });
  expect(body).toMatchObject({ rule: 'file-gone', fields: [{ field: 'attachments.0' }] });
  const [row] = await muster.database.query<{ version: number }>(
    'select version from attachments where id = $1',
    [file],
  );
  expect(row?.version).toBe(2);
});

test('somebody else’s file, one of another project and one that never was hang on nothing, and nothing is said', async () => {
  const other = await makeProject(muster.database, muster.organization);
  const [own, others] = [await keep(), await keep(director)];
  const elsewhere = (await fileDesk(muster, other).send(manager, 'a.png', await pngFile())).body.id;
  for (const file of [others, elsewhere, randomUUID()]) {
    const { status, body } = await say([own, file]);
    expect([status, body.rule, body.fields[0].field]).toEqual([422, 'file-gone', 'attachments.1']);
  }
  const [row] = await muster.database.query('select comment_id from attachments where id = $1', [own]);
  expect(row).toEqual({ comment_id: null });
});

test('a comment takes so many files and no more', async () => {
  const ids = Array.from({ length: MOST_ATTACHMENTS + 1 }, () => randomUUID());
  expect((await say(ids)).body.fields).toEqual([
    { field: 'attachments', message: `Send at most ${MOST_ATTACHMENTS} files.` },
  ]);
});

test('a deleted comment shows no files, Undo brings them back, and after a day they are gone for good', async () => {
  const file = await keep();
  const { body } = await say([file]);
  const at = { params: { project_id, comment_id: body.id } };
  expect((await muster.as(manager)(deleteComment, { ...at, version: body.version })).status).toBe(204);
  expect([await statusOf(file), await statusOf(file, manager)]).toEqual([404, 404]);
  await sweep();
  const back = await muster.as(manager)(restoreComment, at);
  expect(back.body.attachments).toHaveLength(1);
  expect(await statusOf(file)).toBe(200);
  await muster.as(manager)(deleteComment, { ...at, version: back.body.version });
  await muster.database.query("update comments set archived_at = now() - interval '25 hours' where id = $1", [
    body.id,
  ]);
  await sweep();
  const events = await muster.database.query('select type from events where subject_id = $1 order by id', [
    file,
  ]);
  expect(events).toEqual([{ type: 'attachment.uploaded' }, { type: 'attachment.deleted' }]);
  expect(
    await muster.database.query('select from attachment_pieces where attachment_id = $1', [file]),
  ).toEqual([]);
});

test('somebody who has lost the project has lost its files', async () => {
  const person = await makePerson(muster.database, muster.organization.id, 'member');
  const file = await keep();
  await say([file]);
  expect(await statusOf(file, person)).toBe(404);
});

test('files say enough without a word, and nothing at all says nothing', async () => {
  const file = await keep(manager, 'gate 3.png');
  const say = (body: CommentChange) => muster.as(manager)(addComment, { params: { project_id }, body });
  const { status, body } = await say({ body: ' ', attachments: [file] });
  expect([status, body.body, body.attachments.length]).toEqual([201, '', 1]);
  expect((await thread(body.id)).body).toBe('');
  const nothing = await say({ body: ' ', attachments: [] });
  expect([nothing.status, nothing.body.fields]).toEqual([
    422,
    [{ field: 'body', message: 'Write something, or attach a file.' }],
  ]);
});

test('an edit gives a comment the files that it names: one more, one less, and another version', async () => {
  const [first, second] = [await keep(manager, 'one.png'), await keep(manager, 'two.png')];
  const { body: said } = await say([first]);
  const more = await edit(said, { body: 'Look', attachments: [first, second] });
  expect(more.status).toBe(200);
  expect(more.body.attachments).toMatchObject([{ id: first }, { id: second }]);
  expect(more.body.edited_at).not.toBeNull();
  expect((await edit(said, { body: 'Look', attachments: [first] })).status).toBe(412);
  const less = await edit(more.body, { body: '', attachments: [second] });
  expect([less.body.body, less.body.attachments.length]).toEqual(['', 1]);
  expect([await statusOf(first), await statusOf(first, manager)]).toEqual([404, 200]);
  const events = await muster.database.query(
    "select changes from events where subject_id = $1 and type = 'comment.edited' order by id",
    [said.id],
  );
  expect(events).toEqual([
    { changes: { attachments: [['one.png'], ['one.png', 'two.png']] } },
    { changes: { body: ['Look', ''], attachments: [['one.png', 'two.png'], ['two.png']] } },
  ]);
});

test('an edit that names no files leaves them, and takes none that are somebody else’s or gone', async () => {
  const [file, others] = [await keep(), await keep(director)];
  const { body: said } = await say([file]);
  const { body: written } = await edit(said, { body: 'Look at this' });
  expect(written.attachments).toHaveLength(1);
  const refused = await edit(written, { body: 'Mine?', attachments: [file, others] });
  expect([refused.status, refused.body.rule, refused.body.fields[0].field]).toEqual([
    ...[422, 'file-gone', 'attachments.1'],
  ]);
  expect(await thread(said.id)).toMatchObject({ body: 'Look at this', attachments: [{ id: file }] });
});
