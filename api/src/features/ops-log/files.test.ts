import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_ATTACHMENTS } from '#contract/attachments/shapes.ts';
import { addComment } from '#contract/comments/endpoints.ts';
import { refusal } from '../../../test/time-desk.ts';
import { fileDesk } from '../attachments/fixtures/desk.ts';
import { pdfFile } from '../attachments/fixtures/documents.ts';
import { phonePhoto } from '../attachments/fixtures/pictures.ts';
import { sweepAttachments } from '../attachments/reactions/sweep-attachments.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';
import { openLogFiles } from './fixtures/files.ts';

let desk: OpsLogDesk;
let files: ReturnType<typeof openLogFiles>;
beforeAll(async () => {
  desk = await openOpsLogDesk();
  files = openLogFiles(desk);
});
afterAll(() => desk.muster.close());

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const records = async () => (await desk.muster.database.query('select from ops_log')).length;

test('an entry carries the files that its writer names, and the chain their hashes in that order', async () => {
  const photo = await files.keep(undefined, 'IMG_2041.jpg', await phonePhoto());
  const plan = await files.keep(undefined, 'plan.pdf', pdfFile());
  const { status, body } = await desk.write({ title: 'Fence cut', files: [plan, photo] });
  expect(status).toBe(201);
  const kept = await files.read(photo, desk.manager);
  expect(body.attachments).toEqual([hashOf(pdfFile()), hashOf(kept.rawPayload)]);
  expect(body.files).toMatchObject([
    {
      id: photo,
      file_name: 'IMG_2041.jpg',
      kind: 'jpeg',
      picture: { width: 40, height: 60 },
      attached: true,
    },
    { id: plan, file_name: 'plan.pdf', kind: 'pdf', picture: null, sha256: hashOf(pdfFile()) },
  ]);
  expect((await desk.read(body.id, desk.manager)).body).toEqual(body);
  expect((await desk.list({ q: 'Fence' })).body.data[0].files).toEqual(body.files);
  expect((await files.thumbnail(photo, desk.manager)).headers['content-type']).toBe('image/webp');
  expect((await files.thumbnail(plan)).statusCode).toBe(404);
  expect(await desk.verify()).toMatchObject({ intact: true });
  const [event] = await desk.muster.database.query('select data from events where subject_id = $1', [
    body.id,
  ]);
  expect(event?.data.files).toEqual(['IMG_2041.jpg', 'plan.pdf']);
});

test('a correction brings files of its own, and the entry keeps those it has', async () => {
  const id = await desk.entry({ files: [await files.keep()] });
  const photo = await files.keep(desk.manager, 'second.png');
  const { status, body } = await desk.correct(id, { files: [photo] });
  expect(status).toBe(201);
  expect(body.files).toMatchObject([{ file_name: 'gate.png' }]);
  expect(body.corrections).toMatchObject([{ files: [{ id: photo, file_name: 'second.png' }] }]);
  expect(body.corrections[0].attachments).toEqual([body.corrections[0].files[0].sha256]);
});

test('a foreign, used, unknown or swept file is named by its place, and nothing is written', async () => {
  const own = await files.keep();
  const elsewhere = await files.keep(undefined, 'a.png', undefined, await desk.makeProject());
  const used = await files.keep();
  await desk.entry({ files: [used] });
  const commented = await files.keep();
  await desk.muster.as(desk.coordinator)(addComment, {
    params: { project_id: desk.project },
    body: { body: 'Look', attachments: [commented] },
  });
  const before = await records();
  for (const file of [await files.keep(desk.manager), elsewhere, used, commented, randomUUID()]) {
    const { status, body } = await desk.write({ files: [own, file] });
    expect([status, body.rule, body.fields[0].field]).toEqual([422, 'file-gone', 'files.1']);
  }
  expect(await records()).toBe(before);
  expect((await desk.write({ files: [own] })).status).toBe(201);
  expect(refusal(await desk.write({ files: [own, own] }))).toEqual([422, null, 'files']);
  const many = Array.from({ length: MOST_ATTACHMENTS + 1 }, () => randomUUID());
  expect((await desk.write({ files: many })).body.fields[0].message).toBe('Send at most 20 files.');
});

test('what an offline device sends twice lands once, with its files', async () => {
  const said = { client_uuid: randomUUID(), files: [await files.keep()] };
  const first = await desk.write(said);
  const second = await desk.write(said);
  expect([second.status, second.body]).toEqual([201, first.body]);
});

test('a file of an entry stays: for its sender, after a day, and for whoever asks the database', async () => {
  const photo = await files.keep();
  const id = await desk.entry({ files: [photo] });
  expect(refusal(await files.takeBack(photo, desk.coordinator, 2))).toEqual([422, 'file-attached', 'file']);
  expect((await files.takeBack(photo, desk.manager, 2)).status).toBe(404);
  expect((await files.takeBack(await files.keep())).status).toBe(204);
  const { database, server } = desk.muster;
  await database.query("update attachments set created_at = now() - interval '2 days'");
  await sweepAttachments({ databases: server.databases, files: null }).run({});
  expect((await files.read(photo)).statusCode).toBe(200);
  for (const statement of [
    `delete from attachments where id = '${photo}'`,
    `update attachments set ops_log_id = null where id = '${photo}'`,
    `update attachments set sha256 = repeat('0', 64) where id = '${photo}'`,
    `update attachment_pieces set content = 'x' where attachment_id = '${photo}'`,
    `delete from attachment_pieces where attachment_id = '${photo}'`,
  ])
    await expect(database.query(statement), statement).rejects.toMatchObject({ code: '23001' });
  const later = await files.keep(undefined, 'later.txt', Buffer.from('Later'));
  await expect(
    database.query(`update attachments set ops_log_id = '${id}' where id = '${later}'`),
  ).rejects.toMatchObject({ constraint: 'attachments_hash' });
});

test('a file whose bytes or whose hash were changed past the API is told as broken', async () => {
  const project = await desk.makeProject();
  const { tamper } = desk;
  const photo = await files.keep(undefined, 'gate.png', undefined, project);
  const id = await desk.entry({ files: [photo] }, project);
  await desk.entry({}, project);
  const past = (statement: string) =>
    tamper(
      'alter table attachments disable trigger user; alter table attachment_pieces disable trigger user',
      statement,
      'alter table attachments enable trigger user; alter table attachment_pieces enable trigger user',
    );
  await past(`update attachment_pieces set content = 'another' where attachment_id = '${photo}'`);
  const answer = await files.read(photo, undefined, project);
  expect([answer.statusCode, answer.json().rule]).toEqual([422, 'file-altered']);
  expect(await desk.verify(project)).toMatchObject({ intact: true });
  await past(`update attachments set sha256 = encode(sha256('another'), 'hex') where id = '${photo}'`);
  expect(await desk.verify(project)).toMatchObject({
    intact: false,
    fault: { sequence: 1, record_id: id, why: 'file' },
  });
  expect((await desk.list({}, undefined, project)).body.data[1].files).toEqual([]);
});

test('a file of a log isn’t read as one of a comment, nor the other way round', async () => {
  const comments = fileDesk(desk.muster, desk.project);
  const photo = await files.keep();
  await desk.entry({ files: [photo] });
  expect((await comments.read(desk.coordinator, photo)).statusCode).toBe(404);
  const said = (await comments.send(desk.coordinator, 'a.txt', Buffer.from('Hello'))).body.id;
  await desk.muster.as(desk.coordinator)(addComment, {
    params: { project_id: desk.project },
    body: { body: 'Look', attachments: [said] },
  });
  expect((await comments.read(desk.manager, said)).statusCode).toBe(200);
  expect((await files.read(said)).statusCode).toBe(404);
});
