import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  listFavourites,
  orderFavourites,
  pinFavourite,
  unpinFavourite,
} from '#contract/activity/shortcut-endpoints.ts';
import type { NewFavourite } from '#contract/activity/shortcut-shapes.ts';
import type { TestPerson } from '../../../test/people.ts';
import { type Desk, openDesk, refusal } from '../../../test/time-desk.ts';

let desk: Desk;
let person: TestPerson;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.muster.close());
beforeEach(async () => {
  person = await desk.newcomer();
});

const pin = (fields: Partial<NewFavourite> = {}, who = person) =>
  desk.muster.as(who)(pinFavourite, {
    body: {
      ...{
        project_id: desk.project,
        service_type_id: null,
        category: 'work',
        note: 'Patrol',
        billable: true,
      },
      ...fields,
    },
  });
const list = async (who = person): Promise<{ id: string; version: number; note: string }[]> =>
  (await desk.muster.as(who)(listFavourites)).body.favourites;

test('favourites are pinned once each, keep their order and are nobody else’s', async () => {
  const { status, body } = await pin();
  expect([status, body]).toMatchObject([201, { project: { code: 'HRB-204' }, note: 'Patrol', closed: null }]);
  expect((await pin()).body.id).toBe(body.id);
  const { body: second } = await pin({ note: 'Briefing' });
  expect((await list()).map(({ note }) => note)).toEqual(['Patrol', 'Briefing']);
  await desk.muster.as(person)(orderFavourites, { body: { ids: [second.id] } });
  expect((await list()).map(({ note }) => note)).toEqual(['Briefing', 'Patrol']);
  expect(await list(await desk.newcomer())).toEqual([]);
});

test('the database itself shows favourites to nobody but their person', async () => {
  await pin();
  const other = await desk.newcomer();
  const { database, organization } = desk.muster;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const seenBy = async ({ sub }: TestPerson) => {
    await client.query(
      `set role muster_app; set muster.org = '${organization.id}'; set muster.sub = '${sub}'`,
    );
    const { rows } = await client.query('select note from favourites');
    return rows;
  };
  expect(await seenBy(person)).toEqual([{ note: 'Patrol' }]);
  expect(await seenBy(other)).toEqual([]);
  await client.end();
});

test('a favourite whose project takes no more time says so, and one of a foreign project is refused', async () => {
  const closing = await desk.makeProject({ name: 'Old Pier' });
  await pin({ project_id: closing });
  await desk.muster.database.query("update projects set status = 'completed' where id = $1", [closing]);
  expect(await list()).toMatchObject([{ closed: 'Old Pier takes no more time.' }]);
  expect(refusal(await pin({ project_id: person.member }))).toEqual([422, 'project-unknown', 'project_id']);
});

test('twelve are enough', async () => {
  for (let at = 0; at < 12; at += 1) expect((await pin({ note: `Round ${at}` })).status).toBe(201);
  const { status, body } = await pin({ note: 'One more' });
  expect([status, body.rule]).toEqual([422, 'too-many-favourites']);
});

test('a favourite is taken away by its person alone, over the version that was seen', async () => {
  const { body } = await pin();
  const params = { favourite_id: body.id };
  const other = desk.muster.as(await desk.newcomer());
  expect((await other(unpinFavourite, { params, version: body.version })).status).toBe(404);
  const me = desk.muster.as(person);
  expect((await me(unpinFavourite, { params, version: body.version + 1 })).status).toBe(412);
  expect((await me(unpinFavourite, { params, version: body.version })).status).toBe(204);
  expect(await list()).toEqual([]);
});
