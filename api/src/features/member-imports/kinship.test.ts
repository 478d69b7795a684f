import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson } from '../../../test/people.ts';
import { type ImportDesk, openImportDesk, type Row, wrongIn } from './fixtures/import-desk.ts';

let desk: ImportDesk;
beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk.muster.close());

test('rows that are somebody of the team or look like one say why, and wait until somebody decides', async () => {
  const rows: Row[] = [
    { name: 'Bea Brightwell', email: 'BEA@bright.example' },
    { name: 'Twin Name', email: 'twin@x.example' },
    { name: 'twin  NAME', email: 'twin2@x.example' },
  ];
  const { likenesses, undecided, added, problems } = await desk.check(rows);
  expect(problems).toEqual([]);
  expect([undecided, added]).toEqual([2, 1]);
  expect(
    likenesses.map(({ row, reason, person, other, may }) => [row, reason, person?.name ?? other, may]),
  ).toEqual([
    [0, 'email', 'Bea Bright', ['update', 'skip']],
    [2, 'name', 1, ['new', 'skip']],
  ]);
  expect((await desk.bring(rows)).body.rule).toBe('import-undecided');
  expect(await desk.check(rows, { known: 'update', alike: 'skip' })).toMatchObject({
    ...{ added: 1, updated: 1, skipped: 1, undecided: 0 },
  });
  const own = rows.map((row, at) => ({ ...row, decision: at === 2 ? 'new' : '' }));
  expect(await desk.check(own, { known: 'skip', alike: 'skip' })).toMatchObject({ added: 2, skipped: 1 });
});

test('a namesake may be the same person: a placeholder gets an address and becomes a colleague', async () => {
  const id = await desk.put('members', {
    ...{ name: 'Quay hand', email: 'quay-hand@import.invalid', employment: 'placeholder', status: 'active' },
  });
  const row = { name: 'Quay Hand', email: 'hand@x.example', employment: 'employee', decision: 'update' };
  expect((await desk.bring([row])).body).toMatchObject({ added: 0, updated: 1 });
  expect(await desk.named('Quay Hand')).toMatchObject([
    { id, email: 'hand@x.example', employment: 'employee', status: 'active' },
  ]);
});

test('two placeholders of one name are two rows of that name', async () => {
  for (const number of ['', '-2'])
    await desk.put('members', {
      ...{
        name: 'Spare',
        email: `spare${number}@import.invalid`,
        employment: 'placeholder',
        status: 'active',
      },
    });
  const spare = { name: 'Spare', employment: 'placeholder', department: 'Stores' };
  expect((await desk.bring([spare, spare], { alike: 'update' })).body).toMatchObject({
    added: 0,
    updated: 2,
  });
});

test('an update writes what the row says, leaves the rest, and counts nobody who stays as they are', async () => {
  const id = await desk.put('members', {
    ...{ name: 'Kept Kim', email: 'kim@x.example', level: 'L3', position: 'Clerk', status: 'active' },
  });
  const row = { name: 'Kept Kim', email: 'kim@x.example', level: '', position: 'Lead' };
  const same = { name: 'Bea Bright', email: 'bea@bright.example', position: '' };
  expect(await desk.check([row, same], { known: 'update' })).toMatchObject({ updated: 1, unchanged: 1 });
  expect((await desk.bring([row, same], { known: 'update' })).body).toMatchObject({ added: 0, updated: 1 });
  expect(await desk.named('Kept Kim')).toMatchObject([{ id, level: 'L3', position: 'Lead', version: 2 }]);
  expect(await desk.named('Bea Bright')).toMatchObject([{ version: 1 }]);
  const events = await desk.muster.database.query('select changes from events where subject_id = $1', [id]);
  expect(events).toEqual([{ changes: { position: ['Clerk', 'Lead'] } }]);
});

test('addresses that can’t be taken are refused in their cells', async () => {
  const account = await makePerson(desk.muster.database, desk.organization, 'member');
  await desk.muster.database.query("update members set name = 'Acc Ount' where id = $1", [account.member]);
  await desk.put('members', {
    ...{ name: 'Gone Gill', email: 'gone@x.example', status: 'offboarded', archived_at: '2026-01-01T00:00Z' },
  });
  const { problems } = await desk.check([
    { name: 'Gill Again', email: 'gone@x.example' },
    { name: 'Acc Ount', email: 'other@x.example', decision: 'update' },
    { name: 'First', email: 'same@x.example' },
    { name: 'Second', email: 'same@x.example' },
    { name: 'No Address' },
    { name: 'Acc Ount', email: account.email, employment: 'placeholder', decision: 'update' },
  ]);
  expect(wrongIn(problems)).toEqual([
    '0.email email-taken',
    '3.email email-taken',
    '4.email email-needed',
    '5.employment placeholder-has-account',
  ]);
  const [first] = (await desk.check([{ name: 'Acc Ount', email: 'o@x.example', decision: 'update' }]))
    .problems;
  expect(first?.rule).toBe('email-of-account');
});
