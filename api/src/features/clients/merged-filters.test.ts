import { afterAll, beforeAll, expect, test } from 'vitest';
import { listClientChoices } from '#contract/choices/endpoints.ts';
import { listClients } from '#contract/clients/endpoints.ts';
import type { Client } from '#contract/clients/shapes.ts';
import { listProjects } from '#contract/projects/endpoints.ts';
import { listRates } from '#contract/service-types/rate-endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { openMergingDesk } from '../../../test/merging-desk.ts';

let desk: Awaited<ReturnType<typeof openMergingDesk>>;
let winner: Client;
let loser: Client;
beforeAll(async () => {
  desk = await openMergingDesk();
  winner = await desk.make({ name: 'Kept', code: 'KEPT' });
  loser = await desk.make({ name: 'Gone', code: 'GONE' });
  await desk.project(winner, 'Always theirs');
  await desk.project(loser, 'Theirs since');
  await desk.make({ name: 'Child', parent_id: loser.id });
});
afterAll(() => desk.muster.close());

const idsOf = (data: readonly { id: string }[]) => data.map(({ id }) => id);
const namesOf = (data: readonly { name: string }[]) => data.map(({ name }) => name);

const rate = (client: Client, service_type_id: string, valid_from: string) =>
  insertRow(desk.muster.database, 'service_rates', {
    ...{ org_id: desk.muster.organization.id, scope: 'client', client_id: client.id },
    ...{ service_type_id, valid_from, cost_rate: '1', bill_rate: '2', currency: 'GBP' },
  });

test('what names a client that was merged finds what the other one has', async () => {
  const service = await insertRow(desk.muster.database, 'service_types', {
    ...{ org_id: desk.muster.organization.id, code: 'KEPT', name: 'Guarding', status: 'active' },
  });
  // The second overlaps with the first, so that it stays where it is.
  const rates = [await rate(winner, service, '2026-01-01'), await rate(loser, service, '2026-06-01')];
  await desk.merge(loser, winner);
  const client_id = [loser.id];
  const projects = await desk.admin(listProjects, { query: { client_id } });
  expect(namesOf(projects.body.data)).toEqual(['Always theirs', 'Theirs since']);
  const children = await desk.admin(listClients, { query: { parent_id: [loser.id] } });
  expect(namesOf(children.body.data)).toEqual(['Child']);
  const found = await desk.admin(listRates, { query: { client_id } });
  expect(idsOf(found.body.data).sort()).toEqual(rates.sort());
});

test('its name among what is chosen is that of the other one', async () => {
  const { body } = await desk.admin(listClientChoices, { query: { id: [loser.id] } });
  expect(body.data).toEqual([{ id: loser.id, name: 'Kept', code: 'KEPT', currency: null }]);
});
