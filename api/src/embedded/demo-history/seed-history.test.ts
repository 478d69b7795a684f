import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { seedDemo } from '../demo/seed.ts';

const NOW = new Date('2026-11-19T14:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo(database.url, () => Promise.resolve(), NOW);
});
afterAll(() => database.close());

test.each(['northgate', 'kestrel'])(
  '%s has 150 to 400 events of the last twelve weeks, besides its ops-logs, deals, account plans and insights',
  async (slug) => {
    const [told] = await database.query(
      `select count(*)::int as events, min(occurred_at) >= $2::timestamptz - interval '13 weeks' as recent,
       max(occurred_at) <= $2 as past from events join organizations using (org_id)
     where slug = $1 and type !~ '^(ops_log|dealsheet|account-plan|insight)'`,
      [slug, NOW.toISOString()],
    );
    expect(told?.events).toBeGreaterThanOrEqual(150);
    expect(told?.events).toBeLessThanOrEqual(400);
    expect(told).toMatchObject({ recent: true, past: true });
  },
);

test('they were sealed in the order in which they happened', async () => {
  const [seals] = await database.query(
    `select count(*) filter (where s.seq is null)::int as unsealed,
       count(*) filter (where s.seq <> e.place)::int as displaced, count(*) filter (where e.late)::int as late
     from (select org_id, id, row_number() over (partition by org_id order by id) as place,
         occurred_at < lag(occurred_at) over (partition by org_id order by id) as late from events) e
     left join event_seals s on s.org_id = e.org_id and s.event_id = e.id`,
  );
  expect(seals).toEqual({ unsealed: 0, displaced: 0, late: 0 });
});

test.each([
  ['project', 'projects'],
  ['client', 'clients'],
  ['service-type', 'service_types'],
  ['member', 'members'],
])('what the events say of a %s leads, without a gap, to what it is today', async (type, table) => {
  const fields = await database.query<{ before: unknown; expected: unknown; after: unknown; today: unknown }>(
    `with told as (
       select e.subject_id, f.key, f.value -> 0 as before, f.value -> 1 as after, to_jsonb(t) -> f.key as today,
         lag(f.value -> 1) over life as expected, lead(e.id) over life as next
       from events e join ${table} t on t.org_id = e.org_id and t.id = e.subject_id, jsonb_each(e.changes) f
       where e.subject_type = $1 and to_jsonb(t) ? f.key and e.type not like 'grant.%'
       window life as (partition by e.subject_id, f.key order by e.id)
     ) select before, expected, after, case when next is null then today else after end as today from told
       where key not in ('progress', 'status') or expected is not null`,
    [type],
  );
  expect(fields.length).toBeGreaterThan(20);
  for (const { before, expected, after, today } of fields) {
    expect(before).toEqual(expected);
    expect(after).toEqual(today);
  }
});

test('everybody who did something has an account, and nothing happened to what is not there', async () => {
  const strangers = await database.query(
    'select actor_name from events e where not exists (select from users u where u.sub = e.actor and u.name = e.actor_name)',
  );
  expect(strangers).toEqual([]);
  const lost = await database.query(
    `select type, subject_id from events e where not exists (
       select from projects where id = e.subject_id union all select from clients where id = e.subject_id
       union all select from members where id = e.subject_id union all select from service_types where id = e.subject_id
       union all select from invitations where id = e.subject_id union all select from activity_entries where id = e.subject_id
       union all select from publications where id = e.subject_id union all select from ops_log where id = e.subject_id
       union all select from presets where id = e.subject_id
       union all select from calculator_scenarios where id = e.subject_id
       union all select from dealsheets where id = e.subject_id
       union all select from dealsheet_comments where id = e.subject_id
       union all select from account_plans where id = e.subject_id
       union all select from plan_comments where id = e.subject_id
       union all select from insights where id = e.subject_id
       union all select from organizations where org_id = e.subject_id)`,
  );
  expect(lost).toEqual([]);
});

test('the same day gives the same history, and a second start adds nothing', async () => {
  const read = (from: TestDatabase) =>
    from.query('select id, type, actor, occurred_at, changes from events order by id');
  const before = await read(database);
  await seedDemo(database.url, () => Promise.resolve(), NOW);
  expect(await read(database)).toEqual(before);
  const again = await openTestDatabase();
  await seedDemo(again.url, () => Promise.resolve(), NOW);
  expect(await read(again)).toEqual(before);
  await again.close();
});
