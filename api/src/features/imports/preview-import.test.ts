import { afterAll, beforeAll, expect, test } from 'vitest';
import { LARGEST_IMPORT_BYTES, previewImport, rereadImport } from '#contract/imports/endpoints.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { bytes, fixture, togglFile } from './fixtures/files.ts';
import { importerOf, teamExport } from './fixtures/uploads.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const manager = () => importerOf(muster, muster.organization.people.manager);

test('a preview says what the file holds and imports nothing', async () => {
  const team = teamExport();
  const { status, body } = await manager().preview(team.bytes);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    file_name: 'time.csv',
    format: 'toggl',
    status: 'previewed',
    created_by: 'Manager Person',
    entries: team.entries,
    total_seconds: team.seconds,
    duplicates: 0,
    error_count: 0,
    result: null,
  });
  expect(body.people).toHaveLength(5);
  expect(body.sample[0]).toMatchObject({ row: 2, person: body.people[0].name, seconds: expect.any(Number) });
  expect(await muster.database.query('select from activity_entries')).toHaveLength(0);
  expect(await muster.database.query('select from projects')).toHaveLength(0);
});

test('the same file previewed again by the same person is the same import', async () => {
  const file = togglFile({ Description: 'Twice' });
  const [first, again] = [await manager().preview(file), await manager().preview(file)];
  const director = await importerOf(muster, muster.organization.people.director).preview(file);
  expect(again.body.id).toBe(first.body.id);
  expect(director.body.id).not.toBe(first.body.id);
});

test('of ten thousand rows with five hundred bad ones exactly those are errors', async () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => ({
    Description: `Row ${at}`,
    ...(at % 20 === 7 ? { Duration: 'soon' } : {}),
  }));
  const { status, body } = await manager().preview(togglFile(...rows));
  expect(status).toBe(201);
  expect(body.rows).toBe(10_000);
  expect(body.entries).toBe(9_500);
  expect(body.error_count).toBe(500);
  expect(body.errors).toHaveLength(500);
  expect(body.errors[0]).toMatchObject({ row: 9, column: 'Duration', value: 'soon' });
});

test('dates that can be read in two ways stay open until somebody says which', async () => {
  const file = bytes('User,Project,Start date,Duration\nAda,Site,03/04/2024,1:00');
  const open = await manager().preview(file);
  expect(open.body.date_order).toBe('ambiguous');
  const answered = await manager().preview(file, { date_order: 'dmy' });
  expect(answered.body).toMatchObject({ id: open.body.id, date_order: 'dmy', first_day: '2024-04-03' });
  const { manager: person } = muster.organization.people;
  const turned = await muster.as(person)(rereadImport, {
    params: { id: open.body.id },
    body: { date_order: 'mdy' },
  });
  expect(turned.body).toMatchObject({ id: open.body.id, date_order: 'mdy', first_day: '2024-03-04' });
});

test('a preview read again knows what was added since', async () => {
  const file = togglFile({ Project: 'Added since' });
  const { body } = await manager().preview(file);
  expect(body.projects[0].match).toBeNull();
  await makeProject(muster.database, muster.organization, { name: 'added since' });
  const { manager: person } = muster.organization.people;
  const again = await muster.as(person)(rereadImport, { params: { id: body.id }, body: {} });
  expect(again.body.projects[0].match.name).toBe('added since');
});

test('a coordinator is refused before the file is read', async () => {
  const { coordinator } = muster.organization.people;
  const refused = await importerOf(muster, coordinator).preview(fixture('toggl-team.csv'));
  expect(refused.status).toBe(403);
  const unread = await muster.as(coordinator)(previewImport, { body: {} });
  expect(unread.status).toBe(403);
});

test.each([
  ['an Excel workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), 'file-not-text'],
  ['an empty file', bytes(''), 'file-empty'],
  ['a list of projects', bytes('Project,Client,Tracked (h)\nSite,North,3'), 'list-not-time'],
  ['any other table', bytes('a,b\n1,2'), 'format-unknown'],
])('%s is refused with a sentence beside the file', async (_, file, rule) => {
  const { status, body } = await manager().preview(file);
  expect(status).toBe(422);
  expect(body).toMatchObject({ rule, fields: [{ field: 'file', message: body.message }] });
});

test('a request without a file, and a file that is too large, are refused', async () => {
  const { manager: person } = muster.organization.people;
  expect((await muster.as(person)(previewImport, { body: {} })).status).toBe(415);
  const large = await manager().preview(new Uint8Array(LARGEST_IMPORT_BYTES + 1).fill(65));
  expect(large.status).toBe(413);
});

test('a preview sent twice with one key is made once', async () => {
  const file = togglFile({ Description: 'With a key' });
  const first = await manager().preview(file, {}, 'key-1');
  const again = await manager().preview(file, {}, 'key-1');
  const other = await manager().preview(togglFile({ Description: 'Another' }), {}, 'key-1');
  expect(again.body).toEqual(first.body);
  expect([other.status, other.body.code]).toEqual([422, 'key_reused']);
});
