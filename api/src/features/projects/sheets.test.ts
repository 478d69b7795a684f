import { afterAll, beforeAll, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import {
  checkSheet,
  importProjects,
  listProjectImports,
  readSheet,
  undoProjectImport,
} from '#contract/project-imports/endpoints.ts';
import type { SheetRow } from '#contract/project-imports/shapes.ts';
import { readProject, updateProject } from '#contract/projects/endpoints.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { refusal } from '../../../test/time-desk.ts';

let muster: TestServer;
let client: string;
beforeAll(async () => {
  muster = await openTestServer();
  client = await makeClient(muster.database, muster.organization, { name: 'Brightwater' });
});
afterAll(() => muster.close());

const manager = () => muster.as(muster.organization.people.manager);
const read = (name: string, bytes: Buffer) => manager()(readSheet, { file: { name, bytes } });
const check = async (rows: SheetRow[], date_order?: 'mdy') => {
  const { body } = await manager()(checkSheet, { body: { rows, ...(date_order ? { date_order } : {}) } });
  return body.problems;
};
let count = 0;
const row = (fields: SheetRow = {}): SheetRow => {
  count += 1;
  return {
    code: `SH-${count}`,
    name: `Sheet ${count}`,
    type: 'internal',
    start_date: '2026-03-01',
    ...fields,
  };
};
const bring = (rows: SheetRow[]) => manager()(importProjects, { body: { file_name: 'projects.csv', rows } });

test('a CSV is read with its marks, and columns are recognised by what others call them', async () => {
  const text =
    '\uFEFFProject code;Name;Customer;Start date;Budget;Notes\r\nHRB-1;"Quay; west";Brightwater;01.03.2026;12.000,50;x\r\n\r\n';
  expect((await read('projects.csv', Buffer.from(text))).body).toEqual({
    file_name: 'projects.csv',
    columns: ['Project code', 'Name', 'Customer', 'Start date', 'Budget', 'Notes'],
    fields: ['code', 'name', 'client', 'start_date', 'budget', null],
    rows: [['HRB-1', 'Quay; west', 'Brightwater', '01.03.2026', '12.000,50', 'x']],
  });
});

test('a workbook is read as it is written: days as days, numbers exactly', async () => {
  const bytes = await writeExcelFile([
    ['Code', 'Start', 'Budget', 'Code'],
    ['HRB-2', { value: new Date(Date.UTC(2026, 2, 1)), type: Date, format: 'dd/mm/yyyy' }, 1234.1, 'again'],
  ]).toBuffer();
  const { body } = await read('projects.xlsx', bytes);
  expect(body).toMatchObject({
    fields: ['code', 'start_date', 'budget', null],
    rows: [['HRB-2', '2026-03-01', '1234.1', 'again']],
  });
});

test.each([
  ['nothing but its first line', Buffer.from('code,name\n'), 'file-empty'],
  ['too many rows', Buffer.from(`code\n${'A\n'.repeat(501)}`), 'file-too-long'],
  ['a broken workbook', Buffer.from('PK\u0003\u0004nothing'), 'file-not-read'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'file-not-text'],
])('a file with %s is refused beside the file', async (_, bytes, rule) => {
  expect(refusal(await read('projects.xlsx', bytes))).toEqual([422, rule, 'file']);
});

test('every cell that is wrong is named with what to do, and right ones are not', async () => {
  const problems = await check([
    row(),
    row({ code: 'a b', name: ' ', start_date: 'soon', client: 'Nobody', owner: 'nobody@nowhere.test' }),
    row({
      status: 'finished',
      billing: 'Time and Materials',
      priority: 'huge',
      progress: '140%',
      currency: 'pounds',
    }),
    row({ budget: '-5', budget_hours: 'many', site_timezone: 'Mars', end_date: '2026-01-01' }),
    row({ budget: '99999999999999999999' }),
  ]);
  const named = problems.map(({ row: at, field }: { row: number; field: string }) => `${at}.${field}`);
  expect(named).toEqual([
    ...['1.code', '1.client', '1.owner', '1.start_date', '1.name'],
    ...['2.status', '2.currency', '2.priority', '2.progress'],
    ...['3.budget', '3.budget_hours', '3.site_timezone', '4.budget'],
  ]);
  expect(problems[1].message).toBe('No client is called “Nobody”. Choose one of ours.');
});

test('what fields say together is checked, too: an end before the start, a client project without a client', async () => {
  const problems = await check([row({ end_date: '2026-02-28' }), row({ type: 'client' })]);
  expect(problems).toEqual([
    { row: 0, field: 'end_date', message: 'End on or after the start.' },
    { row: 1, field: 'client', message: 'Choose a client, or make the project internal.' },
  ]);
});

test('a code that stands twice, or is taken, is refused in its cell', async () => {
  const taken = row();
  await bring([taken]);
  const twice = row({ code: 'TWICE' });
  const problems = await check([taken, twice, row({ code: 'twice' })]);
  expect(problems).toEqual([
    { row: 0, field: 'code', message: 'Another project has this code: choose another.' },
    { row: 2, field: 'code', message: 'Row 2 has this code, too: choose another.' },
  ]);
});

test('days with slashes are read in the order that is asked for', async () => {
  const rows = [row({ start_date: '03/04/2026', end_date: '04/03/2026' })];
  expect(await check(rows)).toMatchObject([{ field: 'end_date' }]);
  expect(await check(rows, 'mdy')).toEqual([]);
});

test('all rows become projects with everything that they say, found by name, code or address', async () => {
  const { owner } = muster.organization.people;
  const answer = await bring([
    row({
      ...{
        type: '',
        client: 'brightwater',
        owner: owner.email.toUpperCase(),
        status: 'Active',
        billing: 'Fixed',
      },
      ...{
        end_date: '31.12.2026',
        currency: 'eur',
        budget: '€ 12.000,50',
        budget_hours: '120:30',
        priority: 'High',
      },
      ...{ progress: '20 %', tags: 'port; night', site_address: 'Quay 4', site_timezone: 'Europe/Lisbon' },
    }),
    row({ budget: '1,000' }),
  ]);
  expect(answer).toMatchObject({ status: 201, body: { file_name: 'projects.csv', undone_at: null } });
  const [first] = answer.body.projects;
  const { body } = await manager()(readProject, { params: { project_id: first.id } });
  expect(body).toMatchObject({
    ...{
      client: { id: client },
      owner: { id: owner.member },
      status: 'active',
      type: 'client',
      billing: 'fixed',
    },
    ...{
      end_date: '2026-12-31',
      currency: 'EUR',
      budget_minor: 1_200_050,
      budget_minutes: 7230,
      priority: 'high',
    },
    ...{ progress: 20, tags: ['port', 'night'], site_address: 'Quay 4', site_timezone: 'Europe/Lisbon' },
  });
});

test('one wrong cell keeps all rows from being imported', async () => {
  const sound = row();
  const answer = await bring([sound, row({ start_date: '' })]);
  expect(refusal(answer)).toEqual([422, 'import-has-errors', 'rows.1.start_date']);
  expect((await bring([sound])).status).toBe(201);
});

test('an import taken back takes its projects along, but for those in use or changed since', async () => {
  const { body } = await bring([row(), row({ status: 'active' }), row()]);
  const [unused, used, changed] = body.projects;
  await makeEntry(muster.database, muster.organization, { project_id: used.id });
  await manager()(updateProject, { params: { project_id: changed.id }, body: { progress: 10 }, version: 1 });
  const undo = () => manager()(undoProjectImport, { params: { import_id: body.id } });
  const undone = await undo();
  expect(undone.body.kept.map(({ id }: { id: string }) => id)).toEqual([used.id, changed.id]);
  expect((await manager()(readProject, { params: { project_id: unused.id } })).status).toBe(404);
  expect(refusal(await undo())).toEqual([422, 'import-undone', '']);
  const { data } = (await manager()(listProjectImports)).body;
  expect(data[0]).toMatchObject({ id: body.id, undone_at: expect.any(String) });
});
