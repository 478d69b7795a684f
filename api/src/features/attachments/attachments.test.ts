import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_WAITING_ATTACHMENTS } from '#contract/attachments/shapes.ts';
import { exportMyData } from '#contract/users/data-endpoints.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { fileDesk } from './fixtures/desk.ts';
import * as documents from './fixtures/documents.ts';
import * as pictures from './fixtures/pictures.ts';

let muster: TestServer;
let desk: ReturnType<typeof fileDesk>;
let manager: TestPerson;
const enqueued: object[] = [];
beforeAll(async () => {
  muster = await openTestServer(
    {},
    {},
    { enqueue: async (_, queue, data) => void enqueued.push({ queue, ...data }) },
  );
  manager = muster.organization.people.manager;
  desk = fileDesk(muster, await makeProject(muster.database, muster.organization));
});
afterAll(() => muster.close());

const shaOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('a photo is kept upright and without what the phone wrote into it, and its hash is that of what is kept', async () => {
  const photo = await pictures.phonePhoto();
  expect(photo.includes('Ann Lee')).toBe(true);
  const { status, body } = await desk.send(manager, 'IMG_0001.JPG', photo);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ file_name: 'IMG_0001.jpg', kind: 'jpeg', picture: { width: 40, height: 60 } },
    ...{ attached: false, version: 1 },
  });
  const file = await desk.read(manager, body.id);
  const { rawPayload } = file;
  expect([shaOf(rawPayload), rawPayload.length]).toEqual([body.sha256, body.bytes]);
  expect(rawPayload.includes('Ann Lee')).toBe(false);
  const { exif, orientation, ...kept } = await sharp(rawPayload).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
  expect(kept).toMatchObject({ format: 'jpeg', width: 40, height: 60 });
  const small = await desk.thumbnail(manager, body.id);
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40, height: 60 });
});

test.each([
  ['a png', 'a.png', () => pictures.pngFile(), 'png', 'image/png'],
  ['a webp', 'a.webp', () => pictures.webpFile(), 'webp', 'image/webp'],
  ['a PDF', 'a.pdf', documents.pdfFile, 'pdf', 'application/pdf'],
  ['a Word document', 'a.docx', () => documents.officeFile('docx'), 'docx', /wordprocessingml/],
  ['an Excel document', 'a.xlsx', () => documents.officeFile('xlsx'), 'xlsx', /spreadsheetml/],
  ['a PowerPoint document', 'a.pptx', () => documents.officeFile('pptx'), 'pptx', /presentationml/],
  ['a table', 'a.csv', () => Buffer.from('BMW;München\r\n1;2'), 'csv', /^text\/csv/],
  [
    'a table in the letters of Windows',
    'a.csv',
    () => Buffer.from('M\xfcnchen;\x80', 'latin1'),
    'csv',
    /^text\/csv/,
  ],
  ['a text of UTF-16', 'a.txt', () => Buffer.from('\ufeffGrüße', 'utf16le'), 'text', /^text\/plain/],
])('%s is kept as what it is, and always saved, never shown as a page', async (_, name, make, kind, type) => {
  const { status, body } = await desk.send(manager, name, await make());
  expect([status, body.kind]).toEqual([201, kind]);
  const { headers, rawPayload } = await desk.read(manager, body.id);
  expect(shaOf(rawPayload)).toBe(body.sha256);
  expect(headers['content-type']).toMatch(type);
  expect(headers).toMatchObject({
    'content-disposition': `attachment; filename="${name}"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-cache',
  });
});

test('a name keeps neither path nor control characters', async () => {
  const { body } = await desk.send(manager, '../../etc/pass\u0007wd\u202E.txt', Buffer.from('Hello'));
  expect(body.file_name).toBe('passwd.txt');
});

test('a name of other letters travels as it is', async () => {
  const { body } = await desk.send(manager, 'Grüße.txt', Buffer.from('Hello'));
  const { headers } = await desk.read(manager, body.id);
  expect(headers['content-disposition']).toBe(
    `attachment; filename="Gr__e.txt"; filename*=UTF-8''Gr%C3%BC%C3%9Fe.txt`,
  );
});

test('whoever has read it keeps it, and asks each time whether it still may be shown', async () => {
  const { body } = await desk.send(manager, 'a.txt', Buffer.from('Hello'));
  const { headers } = await desk.read(manager, body.id);
  expect(headers.etag).toBe(`"${body.sha256}"`);
  const again = await desk.read(manager, body.id, { 'if-none-match': `"${body.sha256}"` });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
  const { director } = muster.organization.people;
  const refused = await desk.read(director, body.id, { 'if-none-match': `"${body.sha256}"` });
  expect(refused.statusCode).toBe(404);
});

test('a file of several pieces comes back whole, and one that was changed underneath breaks off', async () => {
  const bytes = Buffer.alloc(3 * 1024 * 1024 + 5, 'line\n');
  const { body } = await desk.send(manager, 'long.log', bytes);
  expect((await desk.read(manager, body.id)).rawPayload.equals(bytes)).toBe(true);
  await muster.database.query(
    "update attachment_pieces set content = 'x' where attachment_id = $1 and piece = 2",
    [body.id],
  );
  await expect(desk.read(manager, body.id)).rejects.toThrow();
});

test('what waits to be sent is seen by nobody else, and only its sender takes it back', async () => {
  const { director, owner } = muster.organization.people;
  const { body } = await desk.send(manager, 'draft.txt', Buffer.from('Hello'));
  for (const other of [director, owner]) {
    expect((await desk.read(other, body.id)).statusCode).toBe(404);
    expect((await desk.takeBack(other, body.id)).status).toBe(404);
  }
  expect((await desk.takeBack(manager, body.id)).status).toBe(204);
  expect((await desk.read(manager, body.id)).statusCode).toBe(404);
  const events = await muster.database.query(
    'select type, actor, data from events where subject_id = $1 order by id',
    [body.id],
  );
  const data = { file_name: 'draft.txt', sha256: body.sha256 };
  expect(events).toEqual([
    { type: 'attachment.uploaded', actor: manager.sub, data: { ...data, kind: 'text', bytes: 5 } },
    { type: 'attachment.deleted', actor: manager.sub, data },
  ]);
});

test('another organization and another project know nothing of it', async () => {
  const { body } = await desk.send(manager, 'ours.txt', Buffer.from('Hello'));
  const other = await makeOrganization(muster.database);
  const elsewhere = fileDesk(muster, await makeProject(muster.database, other));
  expect((await elsewhere.read(other.people.owner, body.id)).statusCode).toBe(404);
  const beside = fileDesk(muster, await makeProject(muster.database, muster.organization));
  expect((await beside.read(manager, body.id)).statusCode).toBe(404);
  expect((await desk.read(other.people.owner, body.id)).statusCode).toBe(404);
});

test('a file sent twice with one key is kept once', async () => {
  const first = await desk.send(manager, 'once.txt', Buffer.from('Hello'), 'key-1');
  const again = await desk.send(manager, 'once.txt', Buffer.from('Hello'), 'key-1');
  expect(again.body).toEqual(first.body);
  expect((await desk.send(manager, 'once.txt', Buffer.from('Bye'), 'key-1')).body.code).toBe('key_reused');
});

test('a file is put into the queue for the store with its row', async () => {
  const { body } = await desk.send(manager, 'queued.txt', Buffer.from('Hello'));
  const { id } = muster.organization;
  expect(enqueued).toContainEqual({ queue: 'attachment-moves', organization: id, attachment: body.id });
});

test('somebody with too many files that wait is told to send some first', async () => {
  const hoarder = await makePerson(muster.database, muster.organization.id, 'manager');
  for (let sent = 0; sent < MOST_WAITING_ATTACHMENTS; sent += 1)
    expect((await desk.send(hoarder, 'a.txt', Buffer.from('Hello'))).status).toBe(201);
  expect((await desk.send(hoarder, 'a.txt', Buffer.from('Hello'))).body.rule).toBe('too-many-waiting');
});

test('the names of one’s files are in the export of one’s data, and nobody else’s', async () => {
  const { director, owner } = muster.organization.people;
  const { body } = await desk.send(director, 'mine.txt', Buffer.from('Hello'));
  await desk.send(owner, 'theirs.txt', Buffer.from('Hello'));
  const { rawPayload } = await muster.server.http.inject({
    url: `/api${exportMyData.path}`,
    headers: { authorization: `Bearer ${await muster.tokenOf(director)}` },
  });
  const files =
    unzipSync(rawPayload)[`organizations/${muster.organization.slug}/files.json`] ?? new Uint8Array();
  expect(JSON.parse(strFromU8(files))).toMatchObject([
    { id: body.id, file_name: 'mine.txt', sha256: body.sha256 },
  ]);
});
