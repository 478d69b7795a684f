import { afterAll, beforeAll, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { checkMembers, importMembers, readMemberSheet } from '#contract/member-imports/endpoints.ts';
import { refusal } from '../../../test/time-desk.ts';
import { type ImportDesk, memberFile, openImportDesk, wrongIn } from './fixtures/import-desk.ts';

let desk: ImportDesk;
beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk.muster.close());

test('columns are recognised by what others call them, of a CSV and of a workbook', async () => {
  const text =
    '\uFEFFEmployee Name;Work email;Job title;Supervisor;Hire date;Shoe size\r\nA;a@b.example;x;y;z;1\r\n';
  const csv = await desk.owner(readMemberSheet, { file: { name: 't.csv', bytes: Buffer.from(text) } });
  expect(csv.body.fields).toEqual(['name', 'email', 'position', 'manager', 'start_date', null]);
  const bytes = await writeExcelFile([
    ['Person', 'Hours per week'],
    ['Ada', 37.5],
  ]).toBuffer();
  const sheet = await desk.owner(readMemberSheet, { file: { name: 't.xlsx', bytes } });
  expect(sheet.body).toMatchObject({ fields: ['name', 'weekly_capacity_minutes'], rows: [['Ada', '37.5']] });
});

test('a file with more than ten thousand people is refused beside the file', async () => {
  const bytes = Buffer.from(`name\n${'A\n'.repeat(10_001)}`);
  const answer = await desk.owner(checkMembers, { file: { name: 't.csv', bytes } });
  expect(refusal(answer)).toEqual([422, 'file-too-long', 'file']);
});

test('every cell that can’t be read is named with what to do, and right ones are not', async () => {
  const { problems, wrong } = await desk.check([
    {
      ...{ name: 'Fine One', email: 'FINE@x.example', employment: 'Freelancer', start_date: '31.12.2026' },
      ...{ weekly_capacity_minutes: '37:30', target_utilisation_pct: '80 %', phone: '+44 20 7946 0018' },
      skills: 'Crane licence 3 until 2030-01-31; First aid',
    },
    {
      ...{ name: '', email: 'nowhere', employment: 'robot', start_date: '2026-02-30', phone: '12' },
      ...{ weekly_capacity_minutes: '169', target_utilisation_pct: '101', skills: 'A'.repeat(61) },
    },
    { name: 'Twice Skilled', email: 'twice@x.example', skills: 'Crane, crane' },
  ]);
  expect(wrongIn(problems).sort()).toEqual([
    ...['1.email', '1.email email-needed', '1.employment', '1.name', '1.phone', '1.skills', '1.start_date'],
    ...['1.target_utilisation_pct', '1.weekly_capacity_minutes', '2.skills skill-twice'],
  ]);
  expect(wrong).toBe(problems.length);
});

test('days are read in the order of the file, and a day that could be two is asked about', async () => {
  const row = { name: 'Dara Day', email: 'dara@x.example' };
  expect(wrongIn((await desk.check([{ ...row, start_date: '03/04/2026' }])).problems)).toEqual([
    '0.start_date',
  ]);
  const told = [
    { ...row, start_date: '03/04/2026' },
    { name: 'Dora Day', email: 'dora@x.example', start_date: '25/04/2026' },
  ];
  expect((await desk.check(told)).problems).toEqual([]);
  const late = { ...row, start_date: '2026-05-02', end_date: '2026-05-01' };
  expect(wrongIn((await desk.check([late])).problems)).toEqual(['0.end_date dates-in-order']);
});

test('people come with lines, seats and skills, all in one, and each has an event that says so', async () => {
  const seat = await desk.put('positions', { title: 'Quay lead', headcount: 1 });
  const { status, body } = await desk.bring([
    {
      ...{ name: 'Nia North', email: 'nia@x.example', employment: 'contractor', manager: 'Grace Gate' },
      ...{ department: 'Quays', level: 'Senior', skills: 'Crane licence 3 until 2030-01-31; First aid 2' },
    },
    {
      ...{ name: 'Grace Gate', email: 'grace@x.example', manager: 'bea@bright.example', seat: 'quay LEAD' },
      ...{ weekly_capacity_minutes: '37,5', target_utilisation_pct: '0.8', phone: '+44 20 7946 0018' },
      ...{ start_date: '2026-01-05', end_date: '2036-01-04', position: 'Lead' },
    },
    { name: 'Night guard', employment: 'placeholder', manager: 'Nia North' },
  ]);
  expect([status, body.added, body.updated, body.skipped]).toEqual([201, 3, 0, 0]);
  const [grace] = await desk.named('Grace Gate');
  expect(grace).toMatchObject({
    ...{ manager: { id: desk.bea }, seat: { id: seat }, weekly_capacity_minutes: 2250, reports: 1 },
    ...{ target_utilisation_pct: 80, phone: '+442079460018', end_date: '2036-01-04', has_account: false },
    ...{ employment: 'employee', status: 'active', invitation_id: null },
  });
  const [nia] = await desk.named('Nia North');
  expect(nia).toMatchObject({
    ...{ manager: { name: 'Grace Gate' }, department: 'Quays', level: 'Senior', employment: 'contractor' },
    skills: [
      { skill: 'Crane licence', level: 3, expires: '2030-01-31' },
      { skill: 'First aid', level: 2, expires: null },
    ],
  });
  expect(await desk.named('Night guard')).toMatchObject([
    { email: 'night-guard@import.invalid', manager: { id: nia.id }, employment: 'placeholder' },
  ]);
  const events = await desk.muster.database.query(
    `select type, data ->> 'import_id' as import from events where subject_id = $1`,
    [nia.id],
  );
  expect(events).toEqual([{ type: 'member.created', import: body.id }]);
});

test('nothing comes while a cell is wrong: the rule that all of them break is named', async () => {
  const rows = [
    { name: 'Circle One', email: 'one@c.example', manager: 'Circle Two' },
    { name: 'Circle Two', email: 'two@c.example', manager: 'Circle One' },
  ];
  const { status, body } = await desk.bring(rows);
  expect([status, body.rule, body.fields.map(({ field }: { field: string }) => field)]).toEqual([
    ...[422, 'manager-cycle', ['rows.0.manager', 'rows.1.manager']],
  ]);
  const mixed = await desk.bring([...rows, { name: 'No Address' }]);
  expect([mixed.status, mixed.body.rule]).toEqual([422, 'import-has-errors']);
  expect(await desk.named('Circle')).toEqual([]);
});

test('who can’t write people can neither read nor import a file of them', async () => {
  const director = desk.muster.as(desk.muster.organization.people.director);
  for (const endpoint of [readMemberSheet, checkMembers, importMembers])
    expect((await director(endpoint, memberFile([{ name: 'A' }]))).status).toBe(403);
});
