import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMemberImports, undoMemberImport } from '#contract/member-imports/endpoints.ts';
import { createMember, readMember, updateMember } from '#contract/members/endpoints.ts';
import { readPosition } from '#contract/positions/endpoints.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { type ImportDesk, openImportDesk, type Row } from './fixtures/import-desk.ts';

let desk: ImportDesk;
beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk.muster.close());

const bring = async (rows: readonly Row[], fields = {}) => {
  const { status, body } = await desk.bring(rows, fields);
  expect(status).toBe(201);
  return body;
};
const undo = (import_id: string) => desk.owner(undoMemberImport, { params: { import_id } });
const read = async (member_id: string) => (await desk.owner(readMember, { params: { member_id } })).body;

test('an import goes as a whole, and whoever it changed is as they were, lines, seats and skills too', async () => {
  const seat = await desk.put('positions', { title: 'Undo seat', vacant_since: '2026-01-05' });
  const id = await desk.put('members', {
    ...{ name: 'Undo old', email: 'old@u.example', level: 'L1', manager_id: desk.bea, status: 'active' },
  });
  await desk.skill(id, 'Crane', 2);
  const made = await bring(
    [
      { name: 'Undo old', email: 'old@u.example', level: 'L2', manager: 'Undo new', skills: 'Tug 1' },
      { name: 'Undo new', email: 'new@u.example', level: '', seat: 'Undo seat', skills: 'Tug 5' },
      { name: 'Undo below', email: 'below@u.example', level: '', manager: 'Undo new', skills: '' },
    ],
    { known: 'update' },
  );
  expect(made).toMatchObject({ added: 2, updated: 1, first: [{ name: 'Undo new' }, {}] });
  // As if it had been brought the day before.
  await desk.muster.database.query(
    'update member_places set from_day = from_day - 1 where until_day is null',
  );
  expect((await undo(made.id)).body).toMatchObject({ id: made.id, first: [], undone_at: expect.any(String) });
  expect(await read(id)).toMatchObject({
    ...{ level: 'L1', manager: { id: desk.bea }, skills: [{ skill: 'Crane', level: 2, expires: null }] },
  });
  expect(await desk.named('Undo new')).toEqual([]);
  const position = await desk.owner(readPosition, { params: { position_id: seat } });
  expect(position.body).toMatchObject({ filled_by: [], vacant_since: '2026-01-05' });
  expect((await undo(made.id)).body.rule).toBe('import-undone');
  const { data } = (await desk.owner(listMemberImports, {})).body;
  expect(data[0]).toMatchObject({ id: made.id, file_name: 'team.csv' });
  // What went leaves its address free.
  expect((await desk.bring([{ name: 'Undo new', email: 'new@u.example' }])).status).toBe(201);
});

test('an import of whom somebody owns a client stays as a whole, and says who', async () => {
  const made = await bring([
    { name: 'Taken Tom', email: 'tom@u.example' },
    { name: 'Free Fay', email: 'fay@u.example' },
  ]);
  const [used] = await desk.named('Taken Tom');
  await makeClient(desk.muster.database, desk.muster.organization, { owner_id: used.id });
  const { status, body } = await undo(made.id);
  expect([status, body.rule]).toEqual([422, 'import-in-use']);
  expect(body.message).toContain('Taken Tom');
  expect(body.message).not.toContain('Free Fay');
  expect(await desk.named('Free Fay')).toHaveLength(1);
});

test('so does one of whom somebody was changed since, or is answered to by somebody else', async () => {
  const touched = await bring([{ name: 'Touched Tess', email: 'tess@u.example' }]);
  const [tess] = await desk.named('Touched Tess');
  await desk.owner(updateMember, { params: { member_id: tess.id }, body: { level: 'L9' }, version: 1 });
  expect((await undo(touched.id)).body.rule).toBe('import-in-use');
  const led = await bring([{ name: 'Leading Lee', email: 'lee@u.example' }]);
  const [lee] = await desk.named('Leading Lee');
  const body = { name: 'New below', employment: 'placeholder', manager_id: lee.id } as const;
  expect((await desk.owner(createMember, { body })).status).toBe(201);
  expect((await undo(led.id)).body.rule).toBe('import-in-use');
  const changed = await bring([{ name: 'Bea Bright', email: 'bea@bright.example', level: 'L7' }], {
    known: 'update',
  });
  await desk.muster.database.query("update members set level = 'L8' where id = $1", [desk.bea]);
  expect((await undo(changed.id)).body.rule).toBe('import-in-use');
});

test('what somebody was before an import is forgotten with them', async () => {
  const id = await desk.put('members', {
    name: 'Forgotten Flo',
    email: 'flo@u.example',
    phone: '+441632960999',
  });
  const made = await bring([{ name: 'Forgotten Flo', email: 'flo@u.example', phone: '+44 1632 960111' }], {
    known: 'update',
  });
  await desk.muster.database.query(
    `begin; set local role muster_eraser; update members set user_sub = null where id = '${id}'; commit`,
  );
  const [kept] = await desk.muster.database.query<{ changed: object[] }>(
    'select changed from member_imports where id = $1',
    [made.id],
  );
  expect(kept?.changed).toEqual([{ id, version: 2 }]);
});
