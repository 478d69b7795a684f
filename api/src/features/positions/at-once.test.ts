import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPosition } from '#contract/positions/endpoints.ts';
import { type LinesDesk, openLinesDesk } from '../../../test/lines-desk.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let desk: LinesDesk;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());
beforeEach(async () => {
  desk = await openLinesDesk(muster);
});

/** What became of statements that two do at the same time, each having done its own before either commits. */
const atOnce = async (...statements: readonly [string, string]): Promise<string[]> => {
  const clients = statements.map(() => new pg.Client({ connectionString: muster.database.url }));
  try {
    for (const client of clients) await client.connect();
    for (const [at, statement] of statements.entries()) await clients[at]?.query(`begin; ${statement}`);
    const ends = clients.map((client) =>
      client.query('commit').then(
        () => 'done',
        (error: unknown) => (error instanceof pg.DatabaseError ? (error.constraint ?? '') : 'lost'),
      ),
    );
    return (await Promise.all(ends)).sort();
  } finally {
    for (const client of clients) await client.end();
  }
};

test('two halves of a circle of managers that are written at the same time don’t both stay', async () => {
  const [ann, ben] = [await desk.hire('Ann'), await desk.hire('Ben')];
  const put = (who: string, manager: string) =>
    `update members set manager_id = '${manager}' where id = '${who}'`;
  expect(await atOnce(put(ann, ben), put(ben, ann))).toEqual(['done', 'manager_cycle']);
});

test('nor do two halves of a circle of positions', async () => {
  const [one, two] = [await desk.seat('One'), await desk.seat('Two')];
  const put = (what: string, parent: string) =>
    `update positions set parent_id = '${parent}' where id = '${what}'`;
  expect(await atOnce(put(one, two), put(two, one))).toEqual(['done', 'position_cycle']);
});

test('of two who take a position’s last seat at the same time one does', async () => {
  const seat = await desk.seat('Lead', { headcount: 2 });
  const people = [await desk.hire('Ann'), await desk.hire('Ben'), await desk.hire('Cy')];
  const take = (who: string | undefined) => `update members set position_id = '${seat}' where id = '${who}'`;
  await muster.database.query(take(people[0]));
  // Whoever takes it counts the free seats first, and so waits for whoever did before them.
  const late = new pg.Client({ connectionString: muster.database.url });
  await late.connect();
  await late.query(`begin; ${take(people[1])}`);
  const other = muster.database.query(take(people[2])).then(
    () => 'done',
    (error: unknown) => (error instanceof pg.DatabaseError ? error.constraint : 'lost'),
  );
  await late.query('commit');
  await late.end();
  expect(await other).toBe('position_full');
});

test('nobody takes a seat of a position that is closed meanwhile', async () => {
  const seat = await desk.seat('Lead');
  const ann = await desk.hire('Ann');
  await muster.database.query('update positions set archived_at = now() where id = $1', [seat]);
  const taken = muster.database.query(`update members set position_id = '${seat}' where id = '${ann}'`);
  await expect(taken).rejects.toMatchObject({ constraint: 'position_known' });
});

test('what a trigger refuses is answered as the rule that it names, in its words', async () => {
  await muster.database.query(`
    create function refuse_nights() returns trigger language plpgsql as $$
    begin raise exception 'Nights are full.' using errcode = 'check_violation', constraint = 'nights_full'; end $$;
    create trigger refuse_nights before insert on positions for each row when (new.title = 'Nights') execute function refuse_nights()`);
  const { owner } = desk.organization.people;
  const { status, body } = await muster.as(owner)(createPosition, { body: { title: 'Nights' } });
  expect([status, body.rule, body.message]).toEqual([422, 'nights-full', 'Nights are full.']);
});
