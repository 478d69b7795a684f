import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReorganisation, putMove } from '#contract/reorganisations/endpoints.ts';
import { deleteMyAccount } from '#contract/users/data-endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makePerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

test('whoever deletes their account leaves their seat, and neither title nor department where they stood or were to stand', async () => {
  const { database, organization } = muster;
  const { owner } = organization.people;
  const position_id = await insertRow(database, 'positions', { org_id: organization.id, title: 'Lead' });
  const person = await makePerson(database, organization.id, 'member');
  await database.query(
    "update members set position_id = $1, position = 'Guard', department = 'Nights' where id = $2",
    [...[position_id, person.member]],
  );
  const draft = (await muster.as(owner)(createReorganisation, { body: { name: 'Nights' } })).body;
  const put = await muster.as(owner)(putMove, {
    params: { reorganisation_id: draft.id },
    body: {
      version: draft.version,
      move: { kind: 'person', member_id: person.member ?? '', changes: { title: 'Night lead' } },
    },
  });
  expect(put.body.list).toMatchObject([{ before: { title: 'Guard' } }]);
  expect((await muster.as(person)(deleteMyAccount, { body: { email: person.email } })).status).toBe(204);
  const places = await database.query(
    'select title, department, until_day is null as lasts from member_places where member_id = $1',
    [person.member],
  );
  expect(places.length).toBeGreaterThan(0);
  for (const place of places) expect(place).toEqual({ title: null, department: null, lasts: false });
  const moves = await database.query(
    'select changes, before from reorganisation_moves where member_id = $1',
    [person.member],
  );
  expect(moves).toEqual([{ changes: {}, before: {} }]);
  const [seat] = await database.query(
    'select vacant_since is not null as vacant from positions where id = $1',
    [position_id],
  );
  expect(seat).toEqual({ vacant: true });
});
