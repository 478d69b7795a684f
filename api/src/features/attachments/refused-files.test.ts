import { afterAll, beforeAll, expect, test } from 'vitest';
import { LARGEST_ATTACHMENT_BYTES } from '#contract/attachments/shapes.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { fileDesk, NOTHING } from './fixtures/desk.ts';
import * as documents from './fixtures/documents.ts';
import * as pictures from './fixtures/pictures.ts';

let muster: TestServer;
let desk: ReturnType<typeof fileDesk>;
let manager: TestPerson;
const enqueued: string[] = [];
beforeAll(async () => {
  muster = await openTestServer({}, {}, { enqueue: async (_, queue) => void enqueued.push(queue) });
  manager = muster.organization.people.manager;
  desk = fileDesk(muster, await makeProject(muster.database, muster.organization));
});
afterAll(() => muster.close());

const joined = async (...parts: (Buffer | Promise<Buffer>)[]) => Buffer.concat(await Promise.all(parts));
const text = (content: string) => Buffer.from(content);

const FILES: readonly [what: string, name: string, file: () => Buffer | Promise<Buffer>, rule: string][] = [
  ['an empty file', 'notes.txt', () => Buffer.alloc(0), 'file-empty'],
  ['an SVG that is called a png', 'plan.png', documents.svgFile, 'file-kind'],
  ['an SVG with a script', 'plan.svg', documents.svgFile, 'file-kind'],
  [
    'an SVG in UTF-16',
    'plan.png',
    () => Buffer.from('\ufeff<svg onload="alert(1)">', 'utf16le'),
    'file-kind',
  ],
  ['a GIF that is a program as well', 'dot.gif', documents.gifProgram, 'file-kind'],
  ['the same called a png', 'dot.png', documents.gifProgram, 'file-kind'],
  [
    'a png that is an archive as well',
    'a.png',
    () => joined(pictures.pngFile(), documents.zipFile()),
    'file-of-two-kinds',
  ],
  [
    'a png that is an archive with a remark behind it',
    'a.png',
    () => joined(pictures.pngFile(), documents.zipFile(), text('remark')),
    'file-of-two-kinds',
  ],
  [
    'a jpeg that is a page as well',
    'a.jpg',
    () => joined(pictures.phonePhoto(), text('<html><script>')),
    'file-of-two-kinds',
  ],
  [
    'a PDF that is an archive as well',
    'a.pdf',
    () => joined(documents.pdfFile(), documents.zipFile()),
    'file-of-two-kinds',
  ],
  ['a page that is a PDF as well', 'a.txt', () => text('Read this: %PDF-1.4 %%EOF'), 'file-of-two-kinds'],
  [
    'an archive that begins as a PDF and ends as a document',
    'a.pdf',
    () => joined(documents.pdfFile(), documents.officeFile('docx')),
    'file-of-two-kinds',
  ],
  ['a small png that says it has 900 million px', 'wall.png', pictures.pixelFlood, 'too-many-pixels'],
  [
    'half a png',
    'half.png',
    async () => (await pictures.pngFile(400, 300)).subarray(0, 300),
    'file-unreadable',
  ],
  ['half a jpeg', 'half.jpg', async () => (await pictures.phonePhoto()).subarray(0, 500), 'file-unreadable'],
  ['half a PDF', 'half.pdf', () => documents.pdfFile().subarray(0, 60), 'file-unreadable'],
  ['half a document', 'half.docx', () => documents.officeFile('docx').subarray(0, 200), 'file-unreadable'],
  ['a picture that moves', 'wave.webp', pictures.movingWebp, 'file-moves'],
  ['a document that unfolds to 64 MiB', 'bomb.docx', documents.zipBomb, 'file-unpacks-too-large'],
  ['a document that hides that it would', 'bomb.docx', documents.lyingZipBomb, 'file-unreadable'],
  [
    'a document with macros',
    'sheet.xlsx',
    () => documents.officeFile('xlsx', { 'xl/vbaProject.bin': text('Sub') }),
    'file-with-macros',
  ],
  [
    'a document that says it has macros',
    'sheet.xlsx',
    () => documents.officeFile('xlsx', {}, 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'),
    'file-with-macros',
  ],
  [
    'a document with a path out of it',
    'a.docx',
    () => documents.officeFile('docx', { '../x.xml': text('') }),
    'file-unreadable',
  ],
  ['an archive that is called a document', 'a.docx', documents.zipFile, 'file-kind'],
  ['a web page that is called a text', 'a.txt', () => text('\n <!doctype html><p>Hi'), 'file-kind'],
  ['a program that is called a picture', 'a.png', () => joined(text('MZ'), Buffer.alloc(90)), 'file-kind'],
  ['a script by its name', 'a.js', () => text('alert(1)'), 'file-kind'],
  [
    'noise',
    'noise.txt',
    () => Buffer.from(Array.from({ length: 999 }, (_, at) => (at * 31) % 256)),
    'file-kind',
  ],
  ['a HEIC picture', 'IMG_1.heic', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'), 'file-kind'],
];

test.each(FILES)(
  '%s is refused by its rule, beside the file, and nothing is kept',
  async (_, name, file, rule) => {
    const { status, body } = await desk.send(manager, name, await file());
    expect(body).toMatchObject({ rule, fields: [{ field: 'file', message: body.message }] });
    expect(status).toBe(422);
    expect(await desk.kept()).toEqual(NOTHING);
    expect(enqueued).toEqual([]);
  },
);

test('a file over the limit is refused, and nothing is kept', async () => {
  const { status } = await desk.send(manager, 'log.txt', Buffer.alloc(LARGEST_ATTACHMENT_BYTES + 1, 'a'));
  expect(status).toBe(413);
  expect(await desk.kept()).toEqual(NOTHING);
});

test('nobody keeps a file in a project of another organization', async () => {
  const other = await makeOrganization(muster.database);
  const elsewhere = await makeProject(muster.database, other);
  const { status } = await fileDesk(muster, elsewhere).send(manager, 'a.txt', text('Hello'));
  expect(status).toBe(404);
  expect(await desk.kept()).toEqual(NOTHING);
});
