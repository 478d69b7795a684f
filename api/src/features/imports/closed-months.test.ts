import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { togglFile } from './fixtures/files.ts';
import { importerOf } from './fixtures/uploads.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const manager = () => importerOf(muster, muster.organization.people.manager);
const close = (month: string) =>
  insertRow(muster.database, 'activity_months', { org_id: muster.organization.id, month });
const open = () => muster.database.query('delete from activity_months');
const CLOSED = [422, 'month-closed', 'work_date'];
const refusalOf = ({ status, body }: Awaited<ReturnType<ReturnType<typeof manager>['apply']>>) => [
  status,
  body.rule,
  body.fields[0]?.field,
];

test('rows of a closed month are told of beforehand and refuse the file, which is imported once the month is open', async () => {
  const file = togglFile({ 'Start date': '2016-03-02', 'End date': '2016-03-02' });
  await close('2016-03-01');
  const { body } = await manager().preview(file);
  const warning = body.warnings.find(({ code }: { code: string }) => code === 'month_closed');
  expect(warning.message).toMatch(/^One row lies in March 2016, closed by now: ask an owner to reopen it/);
  expect(refusalOf(await manager().apply(body.id))).toEqual(CLOSED);
  await open();
  const applied = await manager().apply(body.id);
  expect([applied.status, applied.body.result.created_entries]).toEqual([200, 1]);
  await close('2016-03-01');
  expect(refusalOf(await manager().undo(body.id))).toEqual(CLOSED);
  await open();
  expect((await manager().undo(body.id)).status).toBe(200);
});
