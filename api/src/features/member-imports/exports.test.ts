import papa from 'papaparse';
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkMembers, exportMembersCsv, exportMembersXlsx } from '#contract/member-imports/endpoints.ts';
import type { TestPerson } from '../../../test/people.ts';
import { type ImportDesk, openImportDesk } from './fixtures/import-desk.ts';

let desk: ImportDesk;
beforeAll(async () => {
  desk = await openImportDesk();
  const seat = await desk.put('positions', { title: 'Harbour lead' });
  const lead = await desk.put('members', {
    ...{
      name: 'Lena Lead',
      email: 'lena@e.example',
      status: 'active',
      position_id: seat,
      department: 'Quays',
    },
    ...{ phone: '+442079460018', weekly_capacity_minutes: 2250, target_utilisation_pct: 80, level: 'L5' },
    ...{ start_date: '2024-03-04', end_date: '2036-03-04' },
  });
  await desk.skill(lead, 'Crane, tandem', 3, '2030-01-31');
  await desk.put('members', {
    ...{
      name: '=HYPERLINK("x")',
      email: 'hyper@e.example',
      status: 'active',
      manager_id: lead,
      level: '＠x',
    },
    weekly_capacity_minutes: 2411,
  });
  for (const number of ['', '-2'])
    await desk.put('members', {
      ...{
        name: 'Spare',
        email: `spare${number}@import.invalid`,
        employment: 'placeholder',
        status: 'active',
      },
      ...{ level: `L${number}`, manager_id: lead },
    });
  // Somebody else of the name of a manager doesn't make it unclear whom those who answer to them mean.
  await desk.put('members', { name: 'Lena Lead', email: 'lena2@e.example', status: 'active' });
});
afterAll(() => desk.muster.close());

const download = async (path: string, query: Record<string, string> = {}, person?: TestPerson) => {
  const { server, tokenOf, organization } = desk.muster;
  return server.http.inject({
    url: `/api${path}?${new URLSearchParams(query)}`,
    headers: { authorization: `Bearer ${await tokenOf(person ?? organization.people.owner)}` },
  });
};
const rowsOf = (text: string) =>
  papa.parse<Record<string, string>>(text.replace('\uFEFF', ''), { header: true, skipEmptyLines: true }).data;

test('a CSV has a line a person, in the list’s order, and nothing that a spreadsheet would run', async () => {
  const answer = await download(exportMembersCsv.path, { q: 'e.example', sort: '-name' });
  expect(answer.headers['content-disposition']).toMatch(/team-\d{4}-\d\d-\d\d\.csv/);
  const rows = rowsOf(answer.payload);
  expect(rows.map(({ Name }) => Name)).toEqual(['Lena Lead', 'Lena Lead', `'=HYPERLINK("x")`]);
  expect(rows[2]).toMatchObject({ Level: "'＠x", 'Reports to': 'Lena Lead', 'Hours a week': '40:11' });
  expect(rows.find(({ Seat }) => Seat)).toMatchObject({
    ...{ 'E-mail': 'lena@e.example', 'Employed as': 'employee', Seat: 'Harbour lead', Department: 'Quays' },
    ...{
      'First day': '2024-03-04',
      'Last day': '2036-03-04',
      'Hours a week': '37.5',
      Phone: "'+44 20 7946 0018",
    },
    ...{
      'Target utilisation': '80',
      Skills: 'Crane, tandem 3 until 2030-01-31;',
      Status: 'active',
      Role: '',
    },
  });
});

test.each([exportMembersCsv, exportMembersXlsx])(
  'what was exported can be imported again and changes nobody: $path',
  async ({ path }) => {
    const { rawPayload } = await download(path);
    const file = { name: 'team.csv', bytes: rawPayload, fields: { known: 'update', alike: 'update' } };
    const { body } = await desk.owner(checkMembers, { file });
    expect(body).toMatchObject({
      problems: [],
      added: 0,
      updated: 0,
      skipped: 0,
      undecided: 0,
      departments: [],
    });
    expect(body.unchanged).toBe((await desk.named('')).length);
  },
);

test('the filters of the list count, of a workbook as well', async () => {
  expect(rowsOf((await download(exportMembersCsv.path, { employment: 'placeholder' })).payload)).toHaveLength(
    2,
  );
  const { rawPayload } = await download(exportMembersXlsx.path, { department: 'Quays' });
  const [team] = await readSheets(rawPayload);
  expect([team?.sheet, team?.data.length]).toEqual(['Team', 2]);
  expect(team?.data[1]?.slice(0, 2)).toEqual(['Lena Lead', 'lena@e.example']);
});

test('whoever can’t read the team can’t export it', async () => {
  const { member } = desk.muster.organization.people;
  expect((await download(exportMembersCsv.path, {}, member)).statusCode).toBe(403);
  expect((await download(exportMembersXlsx.path, {}, member)).statusCode).toBe(403);
});
