import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWhitespace } from '#contract/plan-items/endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { type PlanDesk, planDesk } from '../../../test/plan-desk.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let desk: PlanDesk;
beforeAll(async () => {
  muster = await openTestServer();
  desk = await planDesk(muster, { starts_on: '2026-07-01', ends_on: '2027-06-30' });
});
afterAll(() => muster.close());

const service = (name: string, fields: object = {}) =>
  insertRow(muster.database, 'service_types', {
    ...{ org_id: muster.organization.id, code: name.toUpperCase(), name, unit: 'hour', status: 'active' },
    ...fields,
  });
const grid = async (year?: number) =>
  (await desk.call()(readWhitespace, { params: desk.params, query: year ? { year } : {} })).body;

test('the grid has what is sold and what has a cell, units in their order, and the years of the plan and its cells', async () => {
  const dogs = await service('Dogs');
  const patrol = await service('Patrol');
  await service('Draft', { status: 'draft' });
  const west = await desk.made({ kind: 'unit', fields: { name: 'West', position: 2 } });
  const east = await desk.made({ kind: 'unit', fields: { name: 'East', position: 1 } });
  const now = await desk.made({
    kind: 'whitespace',
    fields: { service_type_id: patrol, unit_id: west.id, year: 2026, spend_minor: 900, with: 'competitor' },
  });
  const before = await desk.made({ kind: 'whitespace', fields: { service_type_id: dogs, year: 2024 } });
  await muster.database.query("update service_types set status = 'retired' where id = $1", [dogs]);
  await service('Zeal');
  const all = await grid();
  expect(all.services.map(({ name }: { name: string }) => name)).toEqual(['Dogs', 'Patrol', 'Zeal']);
  expect(all).toMatchObject({ units: [east, west], years: [2024, 2026, 2027], cells: [now, before] });
  expect(await grid(2026)).toEqual({ ...all, cells: [now] });
  expect((await grid(2027)).cells).toEqual([]);
});

test('a cell opens an opportunity, and goes on without it when that is taken out', async () => {
  const service_type_id = await service('Drones');
  const cell = await desk.made({ kind: 'whitespace', fields: { service_type_id, year: 2026 } });
  const opportunity = await desk.made({ kind: 'opportunity', fields: { name: 'Drones', service_type_id } });
  const opened = await desk.change(cell.id, {
    kind: 'whitespace',
    fields: { opportunity_id: opportunity.id, spend_minor: 5_000, with: 'none' },
  });
  expect(opened.body.item).toMatchObject({ opportunity_id: opportunity.id, spend_minor: 5_000, version: 2 });
  await desk.remove(opportunity.id, 'opportunity');
  const left = (await grid(2026)).cells.find((one: { id: string }) => one.id === cell.id);
  expect(left).toMatchObject({ opportunity_id: null, spend_minor: 5_000, with: 'none' });
});
