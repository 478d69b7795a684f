import { afterAll, beforeAll, expect, test } from 'vitest';
import * as endpoints from '#contract/clients/endpoints.ts';
import type { Client } from '#contract/clients/shapes.ts';
import { openMergingDesk } from '../../../test/merging-desk.ts';

let desk: Awaited<ReturnType<typeof openMergingDesk>>;
beforeAll(async () => {
  desk = await openMergingDesk();
});
afterAll(() => desk.muster.close());

/** Names of the clients that have a tag, in the order of the list. */
const tagged = async (tags: string, archived = 'false') => {
  const { body } = await desk.admin(endpoints.listClients, { query: { tags: [tags], archived } });
  return body.data.map(({ name }: Client) => name);
};

const asked = async (client: Client) => ({
  ...{ params: { client_id: client.id }, version: (await desk.read(client)).version },
});

test('a list by tag follows what becomes of its clients: other tags, another name, archiving and restoring', async () => {
  const client = await desk.make({ name: 'Middle', tags: ['port', 'key', 'port'] });
  await desk.make({ name: 'last', tags: ['port'] });
  expect(await tagged('port')).toEqual(['last', 'Middle']);

  await desk.change(client, { name: 'Another' });
  expect(await tagged('port')).toEqual(['Another', 'last']);
  await desk.change(client, { tags: ['port', 'rail'] });
  expect([await tagged('key'), await tagged('rail')]).toEqual([[], ['Another']]);

  await desk.admin(endpoints.archiveClient, await asked(client));
  expect([await tagged('port'), await tagged('port', 'true')]).toEqual([['last'], ['Another']]);
  await desk.admin(endpoints.restoreClient, await asked(client));
  expect([await tagged('port'), await tagged('port', 'true')]).toEqual([['Another', 'last'], []]);
});

test('a list by tag follows merging, which takes tags together, and undoing it', async () => {
  const winner = await desk.make({ name: 'Kept', tags: ['winner'] });
  const loser = await desk.make({ name: 'Gone', tags: ['loser'] });
  const merged = await desk.merge(loser, winner, ['tags']);
  expect([await tagged('winner'), await tagged('loser')]).toEqual([['Kept'], ['Kept']]);
  expect(await tagged('loser', 'true')).toEqual(['Gone']);
  await desk.undo(merged.body.id);
  expect([await tagged('winner'), await tagged('loser')]).toEqual([['Kept'], ['Gone']]);
});

test.each([
  "insert into clients (org_id, name, tags) select org_id, 'Many ' || i, array['many', 'many', 'of ' || i % 3] from organizations, generate_series(1, 30) i",
  "update clients set tags = array_append(tags, 'more') where name like 'Many%'",
  "update clients set name = 'Of ' || name where name like 'Many%'",
  "update clients set archived_at = now() where name like 'Of Many%'",
  "update clients set tags = array_remove(tags, 'many') where name like 'Of Many 1%'",
  "delete from clients where name like 'Of Many 2%'",
])('what is kept of tags is what the clients have, whatever writes them: %s', async (written) => {
  const { database } = desk.muster;
  await database.query(written);
  const kept = await database.query(
    'select client_id, tag, sort_name, is_archived from client_tags order by 1, 2',
  );
  const had = await database.query(
    `select distinct id as client_id, tag, lower(name) as sort_name, archived_at is not null as is_archived
     from clients, unnest(tags) tag order by 1, 2`,
  );
  expect(kept).toEqual(had);
});
