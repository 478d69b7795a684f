import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { seedDemo } from '../demo/seed.ts';

const NOW = new Date('2026-11-19T14:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo(database.url, () => Promise.resolve(), NOW);
});
afterAll(() => database.close());

test('both organizations were looked at today and the week before, and nothing broke', async () => {
  const runs = await database.query(
    `select o.slug, r.day::text, r.state::text, r.found > 10 as has_found from insight_runs r join organizations o using (org_id) order by 1, 2`,
  );
  expect(runs).toEqual(
    ['kestrel', 'northgate'].flatMap((slug) =>
      ['2026-11-11', '2026-11-19'].map((day) => ({ slug, day, state: 'done', has_found: true })),
    ),
  );
});

test('insights of many kinds and of every gravity are open, some were accepted and some dismissed for different reasons', async () => {
  const [told] = await database.query(
    `select count(distinct i.kind) filter (where i.state = 'open')::int > 10 as kinds, count(distinct i.severity) filter (where i.state = 'open')::int as gravities,
       count(*) filter (where i.state = 'accepted')::int >= 3 as accepted, count(distinct i.because)::int >= 3 as reasons,
       count(*) filter (where i.state = 'accepted' and i.finding -> 'proposal' <> 'null')::int as without_draft
     from insights i join organizations o using (org_id) where o.slug = 'northgate'`,
  );
  expect(told).toEqual({ kinds: true, gravities: 3, accepted: true, reasons: true, without_draft: 0 });
});

test('every decision stands in the trail, by whoever administers', async () => {
  const untold = await database.query(
    `select i.key from insights i where i.decided_at is not null and not exists (
       select from events e where e.org_id = i.org_id and e.subject_id = i.id and e.actor_name = 'Mara Quinn'
         and e.type = 'insight.' || i.state and e.occurred_at = i.decided_at)`,
  );
  expect(untold).toEqual([]);
});

test('every insight has an id that its list can answer with', async () => {
  const rows = await database.query<{ id: string }>('select id from insights where decided_at is not null');
  expect(rows.filter(({ id }) => !z.uuid().safeParse(id).success)).toEqual([]);
});

test('the same day gives the same findings', async () => {
  const again = await openTestDatabase();
  await seedDemo(again.url, () => Promise.resolve(), NOW);
  const digests = (of: TestDatabase) =>
    of.query('select org_id, day, digest from insight_runs order by org_id, day');
  expect(await digests(again)).toEqual(await digests(database));
  await again.close();
});
