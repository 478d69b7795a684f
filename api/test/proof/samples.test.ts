import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { BODIES, nameOf } from './samples.ts';
import { openWorld, type World } from './world.ts';
import { bodyReaders, sendBody } from './writing.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.muster.close());

/** These leave the world another one: they come last, in this order. */
const LAST = [
  'POST /projects/:project_id/transition',
  'POST /members/:member_id/transfer-ownership',
  'PATCH /policy',
  'POST /policy/revisions/:revision_id/restore',
  'DELETE /users/me',
];

/** Several write the same project, person, template or scenario, each as whoever saw its first version; one freezes it. */
const FIRST_VERSIONS = `begin; set local session_replication_role = replica;
  update projects set version = 1; update ops_log_templates set version = 1;
  update members set version = 1;
  update calculator_scenarios set version = 1, status = 'draft', frozen_at = null, dealsheet_id = null; commit`;

test('every body that the proof adds something to is one that its endpoint takes without it', async () => {
  const place = (endpoint: Endpoint) => LAST.indexOf(nameOf(endpoint));
  const refused: string[] = [];
  const endpoints = bodyReaders(world);
  for (const endpoint of endpoints.toSorted((one, other) => place(one) - place(other))) {
    await world.muster.database.query(FIRST_VERSIONS);
    const { status, text } = await sendBody(world, endpoint, BODIES[nameOf(endpoint)]?.(world.own));
    if (status >= 300) refused.push(`${nameOf(endpoint)}: ${status} ${text.slice(0, 300)}`);
  }
  expect(refused).toEqual([]);
  const forms = ['POST /feedback', 'POST /imports', 'POST /client-imports', 'POST /client-imports/check'];
  const people = ['POST /member-imports', 'POST /member-imports/check'];
  expect(Object.keys(BODIES).sort()).toEqual([...endpoints.map(nameOf), ...forms, ...people].sort());
}, 180_000);
