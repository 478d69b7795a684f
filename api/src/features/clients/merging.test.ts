import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Change } from '#contract/clients/changes.ts';
import * as endpoints from '#contract/clients/endpoints.ts';
import type { Client } from '#contract/clients/shapes.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { openMergingDesk, told } from '../../../test/merging-desk.ts';
import { MOVING_KEYS, STAYING_KEYS } from './queries/client-keys.ts';

let desk: Awaited<ReturnType<typeof openMergingDesk>>;
beforeAll(async () => {
  desk = await openMergingDesk();
});
afterAll(() => desk.muster.close());

test('every foreign key to clients is one that merging moves, or one that is said to stay', async () => {
  const keys = await desk.muster.database.query<{ name: string }>(
    `select k.conrelid::regclass || '.' || a.attname as name from pg_constraint k
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey) and a.attname <> 'org_id'
     where k.contype = 'f' and k.confrelid = 'clients'::regclass order by 1`,
  );
  const known = [...MOVING_KEYS.map(({ table, column }) => `${table}.${column}`), ...STAYING_KEYS];
  expect(keys.map(({ name }) => name)).toEqual(known.sort());
});

test('merging moves what hangs on a client, takes the chosen values, archives it, and undoing restores everything', async () => {
  const winner = await desk.make({ name: 'Dockside', industry: 'Ports', tags: ['north', 'port'] });
  const loser = await desk.make({
    ...{ name: 'Dockside Ltd', code: 'DOCK', vat_id: 'GB 980 7806 84', industry: 'Harbours' },
    ...{ tags: ['port', 'key'], website: 'https://dockside.example' },
  });
  const child = await desk.make({ name: 'Dockside South', parent_id: loser.id });
  const gate = await desk.project(loser);
  const before = await desk.stored();
  const shown = await desk.preview(loser, winner);
  expect(shown.body).toMatchObject({
    differing: ['name', 'code', 'vat_id', 'industry', 'website', 'tags'],
    suggested: ['code', 'vat_id', 'website', 'tags'],
    moves: [
      { kind: 'projects', count: 1 },
      { kind: 'children', count: 1 },
    ],
    rate_conflicts: { count: 0 },
  });
  expect(await desk.stored()).toEqual(before);

  const done = await desk.merge(loser, winner, ['code', 'vat_id', 'tags']);
  expect(done.status).toBe(200);
  expect(await desk.read(winner)).toMatchObject({
    ...{ name: 'Dockside', code: 'DOCK', vat_id: 'GB 980 7806 84', industry: 'Ports', website: null },
    ...{ tags: ['north', 'port', 'key'], projects: 1 },
  });
  expect(await desk.read(loser)).toMatchObject({
    code: null,
    archived_at: expect.any(String),
    merged_into: { id: winner.id, name: 'Dockside' },
  });
  expect(await desk.clientOf(gate)).toBe(winner.id);
  expect((await desk.read(child)).parent?.id).toBe(winner.id);

  const undone = await desk.undo(done.body.id);
  expect(undone.body.undone_at).toBeTruthy();
  expect(await desk.stored()).toEqual(before);
  expect((await desk.undo(done.body.id)).body).toEqual(undone.body);
  const { data } = (await desk.admin(endpoints.listClientChanges, { params: { client_id: winner.id } })).body;
  expect(data.map(({ type }: Change) => type)).toEqual([
    ...['client.merge_undone', 'client.merged', 'client.created'],
  ]);
  const theirs = (await desk.admin(endpoints.listClientChanges, { params: { client_id: loser.id } })).body
    .data;
  expect(theirs[1]).toMatchObject({
    type: 'client.merged_away',
    data: { other: 'Dockside', moved: { projects: 1 } },
  });
});

test('rates that overlap with those of the one that stays are told before and stay', async () => {
  const [winner, loser] = [await desk.make({ name: 'Rated' }), await desk.make({ name: 'Rated too' })];
  const service_type_id = await insertRow(desk.muster.database, 'service_types', {
    ...{ org_id: desk.muster.organization.id, code: 'RATED', name: 'Guarding', status: 'active' },
  });
  const rate = (client: Client, valid_from: string, valid_to: string | null) =>
    insertRow(desk.muster.database, 'service_rates', {
      ...{ org_id: desk.muster.organization.id, service_type_id, scope: 'client', client_id: client.id },
      ...{ cost_rate: '1', bill_rate: '2', currency: 'GBP', valid_from, valid_to },
    });
  await rate(winner, '2026-06-01', '2026-12-31');
  await rate(loser, '2026-01-01', '2026-05-31');
  await rate(loser, '2026-06-01', null);
  expect((await desk.preview(loser, winner)).body).toMatchObject({
    moves: [{ kind: 'rates', count: 1 }],
    rate_conflicts: {
      count: 1,
      rates: [{ service: { name: 'Guarding' }, valid_from: '2026-06-01', valid_to: null }],
    },
  });
  const before = await desk.stored();
  const done = await desk.merge(loser, winner);
  expect(done.body.moved).toEqual([{ kind: 'rates', count: 1 }]);
  await desk.undo(done.body.id);
  expect(await desk.stored()).toEqual(before);
});

test('contacts and addresses go along; a main one is plain where the other client has one, until it is back', async () => {
  const [winner, loser] = [await desk.make({ name: 'Peopled' }), await desk.make({ name: 'Peopled too' })];
  const contact = (client: Client, first_name: string) =>
    insertRow(desk.muster.database, 'contacts', {
      ...{
        org_id: desk.muster.organization.id,
        client_id: client.id,
        first_name,
        last_name: 'Byron',
        main: true,
      },
    });
  const address = (client: Client, type: string) =>
    insertRow(desk.muster.database, 'addresses', {
      ...{
        org_id: desk.muster.organization.id,
        client_id: client.id,
        type,
        line1: 'Quay',
        country: 'GB',
        main: true,
      },
    });
  await contact(winner, 'Ada');
  const going = await contact(loser, 'Ben');
  await address(winner, 'hq');
  const addresses = [await address(loser, 'hq'), await address(loser, 'billing')];
  const mainOnes = async () =>
    (
      await desk.muster.database.query<{ main: boolean }>(
        'select main from contacts where id = $1 union all select main from addresses where id = any ($2)',
        [going, addresses],
      )
    ).map(({ main }) => main);
  const before = await desk.stored();
  const done = await desk.merge(loser, winner);
  expect(done.body.moved).toEqual([
    { kind: 'addresses', count: 2 },
    { kind: 'contacts', count: 1 },
  ]);
  expect(await mainOnes()).toEqual([false, false, true]);
  await desk.undo(done.body.id);
  expect(await desk.stored()).toEqual(before);
});

test('a client is not merged with itself, with one above or below it, or into an archived one', async () => {
  const top = await desk.make({ name: 'Above all' });
  const middle = await desk.make({ name: 'Between', parent_id: top.id });
  const bottom = await desk.make({ name: 'Below all', parent_id: middle.id });
  const away = await desk.make({ name: 'Away' });
  await desk.admin(endpoints.archiveClient, { params: { client_id: away.id }, version: away.version });
  for (const [loser, winner, rule] of [
    [top, top, 'merge-itself'],
    [top, bottom, 'merge-relative'],
    [bottom, top, 'merge-relative'],
    [top, away, 'archived'],
  ] as const) {
    expect(told(await desk.preview(loser, winner))).toEqual({ status: 422, rule });
    expect(told(await desk.merge(loser, winner))).toEqual({ status: 422, rule });
  }
});

test('merging twice into the same one is once; into another it is refused, and so is restoring or changing it', async () => {
  const [one, two, three] = [
    await desk.make({ name: 'Uno' }),
    await desk.make({ name: 'Due' }),
    await desk.make({ name: 'Tre' }),
  ];
  const done = await desk.merge(one, two);
  expect((await desk.merge(one, two)).body).toEqual(done.body);
  expect(told(await desk.merge(await desk.read(one), three))).toEqual({ status: 422, rule: 'merged' });
  expect(told(await desk.merge(three, await desk.read(one)))).toEqual({ status: 422, rule: 'merged' });
  expect(told(await desk.admin(endpoints.restoreClient, { params: { client_id: one.id } }))).toEqual({
    ...{ status: 422, rule: 'merged' },
  });
  expect(told(await desk.change(one, { name: 'Uno again' }))).toEqual({ status: 422, rule: 'merged' });
});

test('of two people who merge one client into two others at once, one is refused', async () => {
  const [one, two, three] = [
    await desk.make({ name: 'Race' }),
    await desk.make({ name: 'Left' }),
    await desk.make({ name: 'Right' }),
  ];
  const gate = await desk.project(one);
  const answers = await Promise.all([desk.merge(one, two), desk.merge(one, three)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect([two.id, three.id]).toContain(await desk.clientOf(gate));
  const [left, right] = [await desk.make({ name: 'Crossing' }), await desk.make({ name: 'Crossed' })];
  const crossed = await Promise.all([desk.merge(left, right), desk.merge(right, left)]);
  expect(crossed.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('a preview that isn’t the newest any more is not merged', async () => {
  const [one, two] = [await desk.make({ name: 'Seen' }), await desk.make({ name: 'Changed' })];
  await desk.change(two, { industry: 'Rail' });
  expect((await desk.merge(one, two)).status).toBe(412);
});
