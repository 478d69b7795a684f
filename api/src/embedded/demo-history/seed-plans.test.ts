import { afterAll, beforeAll, expect, test } from 'vitest';
import { planSnapshot } from '#contract/account-plans/revisions.ts';
import { ACCOUNT_PLAN_STATUSES, ACCOUNT_TIERS, PLAN_HEALTHS } from '#contract/account-plans/states.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { seedDemo } from '../demo/seed.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo(database.url, () => Promise.resolve());
});
afterAll(() => database.close());

const valuesOf = async (column: string) =>
  (await database.query<{ value: string }>(`select distinct ${column}::text as value from account_plans`))
    .flatMap(({ value }) => value ?? [])
    .toSorted();

test('plans of the demo are of every tier, in every state, and some of each health', async () => {
  expect(await valuesOf('tier')).toEqual([...ACCOUNT_TIERS].toSorted());
  expect(await valuesOf('status')).toEqual([...ACCOUNT_PLAN_STATUSES].toSorted());
  expect((await valuesOf('health')).length).toBeGreaterThan(1);
  expect(PLAN_HEALTHS).toEqual(expect.arrayContaining(await valuesOf('health')));
});

test('what was submitted is a whole plan, and nobody decided what they wrote', async () => {
  const rows = await database.query<{ snapshot: unknown; decided_by: string | null; authors: string[] }>(
    `select r.snapshot, r.decided_by, array(select a.member_id::text from plan_authors a
       where a.plan_id = r.plan_id and a.revision <= r.revision) as authors from plan_revisions r`,
  );
  expect(rows.length).toBeGreaterThan(8);
  for (const { snapshot, decided_by, authors } of rows) {
    const { error, data } = planSnapshot.safeParse(snapshot);
    expect(error).toBeUndefined();
    const ids = new Set(
      [...(data?.actions ?? []), ...(data?.opportunities ?? []), ...(data?.stakeholders ?? [])].map(
        ({ id }) => id,
      ),
    );
    const named = [
      ...(data?.swot ?? []).map(({ action_id }) => action_id),
      ...(data?.whitespace ?? []).map(({ opportunity_id }) => opportunity_id),
      ...(data?.stakeholders ?? []).map(({ reports_to }) => reports_to),
    ];
    expect(named.filter((id) => id !== null && !ids.has(id))).toEqual([]);
    expect(authors).not.toContain(decided_by);
  }
});

test('parts of plans are commented on in their order, each told in the trail, by people who may see plans', async () => {
  const rows = await database.query<{ plan_id: string; section: string; at: string; told: boolean }>(
    `select c.plan_id, c.section, c.created_at::text as at, exists (select from events e
       where e.type = 'plan-comment.added' and e.subject_id = c.id and e.data -> 'plan' ->> 'id' = c.plan_id::text) as told
     from plan_comments c order by c.plan_id, c.id`,
  );
  expect(new Set(rows.map(({ section }) => section)).size).toBeGreaterThan(3);
  expect(rows.filter(({ told }) => !told)).toEqual([]);
  for (const { plan_id } of rows) {
    const days = rows.filter((one) => one.plan_id === plan_id).map(({ at }) => at);
    expect(days).toEqual(days.toSorted());
  }
});

test('steps come one after the other, none of them ahead of now', async () => {
  const [found] = await database.query<{ odd: number }>(
    `select count(*)::int as odd from plan_revisions r join account_plans p on p.id = r.plan_id
       left join plan_revisions n on n.plan_id = r.plan_id and n.revision = r.revision + 1
     where r.submitted_at < p.created_at or r.decided_at <= r.submitted_at or n.submitted_at <= r.decided_at
       or greatest(r.submitted_at, r.decided_at) > now()`,
  );
  expect(found).toEqual({ odd: 0 });
});

test('each revision of a plan says something else than the one before it', async () => {
  const rows = await database.query<{ name: string; same: boolean }>(
    `select p.name, a.snapshot = b.snapshot as same from plan_revisions a
     join plan_revisions b on b.plan_id = a.plan_id and b.revision = a.revision + 1
     join account_plans p on p.id = a.plan_id`,
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.filter(({ same }) => same)).toEqual([]);
});

test('people of the port are named in notes, and its newest approved revision differs from how it stands', async () => {
  const named = await database.query(
    `select distinct c.last_name from plan_stakeholders s join contacts c on c.id = s.contact_id
     join projects p on p.client_id = c.client_id join activity_entries e on e.project_id = p.id
     where e.note ilike '%' || c.first_name || ' ' || c.last_name || '%'`,
  );
  expect(named.length).toBeGreaterThan(5);
  const [found] = await database.query<{ differ: boolean }>(
    `select a.snapshot <> b.snapshot as differ from plan_revisions a join plan_revisions b on b.plan_id = a.plan_id and b.revision = 3
     where a.revision = 2 and a.outcome = 'approved' and b.outcome is null`,
  );
  expect(found).toEqual({ differ: true });
});

test('work for clients with a plan serves it, whatever its state, and each plan is of the client of its projects', async () => {
  const rows = await database.query<{ name: string; projects: number; own: boolean }>(
    `select a.name, count(*)::int as projects, bool_and(p.client_id = a.client_id) as own
     from account_plans a join projects p on p.account_plan_id = a.id group by a.id, a.name`,
  );
  expect(rows.length).toBeGreaterThan(6);
  expect(rows.every(({ own }) => own)).toBe(true);
  expect(Math.max(...rows.map(({ projects }) => projects))).toBeGreaterThan(1);
});
