import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RowLikeness } from '#contract/client-imports/shapes.ts';
import { makeClient } from '../../../test/factories/client.ts';
import type { Row } from './fixtures/files.ts';
import { type ImportDesk, openImportDesk, wrongIn } from './fixtures/import-desk.ts';

let desk: ImportDesk;
beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk.muster.close());

test('rows that are here or look like another say why, and wait until somebody decides', async () => {
  const rows: Row[] = [
    { name: 'Brightwater changed', code: 'brw' },
    { name: 'BRIGHTWATER, limited' },
    { name: 'Twice', vat_id: 'GB123456782' },
    { name: 'Other name', vat_id: 'GB 123 4567 82' },
  ];
  const { likenesses, undecided, added, problems } = await desk.check(rows);
  expect(problems).toEqual([]);
  expect([undecided, added]).toEqual([3, 1]);
  expect(
    likenesses.map(({ row, reason, client, other, may }: RowLikeness) => [
      row,
      reason,
      client?.name ?? other,
      may,
    ]),
  ).toEqual([
    [0, 'code', 'Brightwater Ltd', ['update', 'skip']],
    [1, 'name', 'Brightwater Ltd', ['new', 'skip']],
    [3, 'vat_id', 2, ['new', 'skip']],
  ]);
  expect((await desk.bring(rows)).body.rule).toBe('import-undecided');
  expect(await desk.check(rows, { known: 'update', alike: 'skip' })).toMatchObject({
    added: 1,
    updated: 1,
    skipped: 2,
    undecided: 0,
  });
  const own = rows.map((row, at) => ({ ...row, decision: at === 1 ? 'new' : '' }));
  expect(await desk.check(own, { known: 'skip', alike: 'skip' })).toMatchObject({ added: 2, skipped: 2 });
});

test('an update writes what the row says, and leaves the rest', async () => {
  await makeClient(desk.muster.database, desk.muster.organization, {
    name: 'Kept name',
    industry: 'Ports',
    external_ref: 'CRM-7',
  });
  const { body } = await desk.bring(
    [{ name: 'New name', industry: '', external_ref: 'CRM-7', currency: 'GBP' }],
    {
      known: 'update',
    },
  );
  expect(body).toMatchObject({ added: 0, updated: 1 });
  expect(await desk.named('New name')).toMatchObject([
    { industry: 'Ports', currency: 'GBP', external_ref: 'CRM-7' },
  ]);
});

test('codes and references that mean two are refused in their cells', async () => {
  await makeClient(desk.muster.database, desk.muster.organization, {
    name: 'Ref one',
    code: 'REF-1',
    external_ref: 'R-1',
  });
  await makeClient(desk.muster.database, desk.muster.organization, { name: 'Ref two', external_ref: 'R-2' });
  const { problems } = await desk.check(
    [
      { name: 'Both', code: 'REF-1', external_ref: 'R-2' },
      { name: 'Code', code: 'TWICE' },
      { name: 'Code again', code: 'twice' },
      { name: 'Ref one again', code: '', external_ref: 'R-1' },
    ],
    { known: 'update' },
  );
  expect(wrongIn(problems)).toEqual(['0.external_ref', '2.code', '3.external_ref']);
});
