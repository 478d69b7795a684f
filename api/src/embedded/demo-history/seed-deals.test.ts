import { afterAll, beforeAll, expect, test } from 'vitest';
import { calculate } from '#contract/calculator/calculate.ts';
import { calculationResults } from '#contract/calculator/results.ts';
import { calculationProblems } from '#contract/calculator/rules.ts';
import { usedRate } from '#contract/calculator/shapes.ts';
import { dealsheetContent } from '#contract/dealsheets/content.ts';
import { DEALSHEET_STATUSES } from '#contract/dealsheets/states.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { seedDemo } from '../demo/seed.ts';

const NOW = new Date('2026-11-19T14:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo(database.url, () => Promise.resolve(), NOW);
});
afterAll(() => database.close());

test('deals of the demo are in every state', async () => {
  const rows = await database.query<{ status: string }>('select distinct status from dealsheets');
  expect(rows.map(({ status }) => status).toSorted()).toEqual([...DEALSHEET_STATUSES].toSorted());
});

test('each revision is what its content comes to by the rules, and the newest one’s figures stand beside the deal', async () => {
  const rows = await database.query<{
    content: unknown;
    results: unknown;
    rates: unknown[];
    price: number;
    newest: boolean;
  }>(
    `select r.content, r.results, r.rates, d.price_minor::int as price, d.revision = r.revision as newest
     from dealsheet_revisions r join dealsheets d on d.org_id = r.org_id and d.id = r.dealsheet_id`,
  );
  for (const { content: written, results, rates: used, price, newest } of rows) {
    const content = dealsheetContent.parse(written);
    const rates = used.map((rate) => usedRate.parse(rate));
    expect(calculationProblems(content, rates)).toEqual([]);
    expect(calculate(content, rates)).toEqual(calculationResults.parse(results));
    if (newest) expect(price).toBe(calculationResults.parse(results).price_minor);
  }
});

test('nobody decided what they wrote', async () => {
  const rows = await database.query(
    `select 1 from dealsheet_revisions r join dealsheet_authors a using (org_id, dealsheet_id, revision)
     where a.member_id = r.decided_by`,
  );
  expect(rows).toEqual([]);
});

test('deals were talked about by people of the team while they had that revision, after they began and before now', async () => {
  const [found] = await database.query<{ talked: number; odd: number; mentioned: number }>(
    `select count(distinct c.dealsheet_id)::int as talked, count(*) filter (where c.revision > d.revision
       or c.created_at < d.created_at or c.created_at > $1)::int as odd,
       count(*) filter (where c.mentions <> '{}' and c.body like '%<@' || c.mentions[1] || '>%')::int as mentioned
     from dealsheet_comments c join dealsheets d on d.org_id = c.org_id and d.id = c.dealsheet_id`,
    [NOW],
  );
  expect(found).toMatchObject({ odd: 0, mentioned: 2 });
  expect(found?.talked).toBeGreaterThan(4);
});

test('the project of a won deal knows the hours that it was sold for', async () => {
  const [found] = await database.query<{ lines: number; projects: number }>(
    'select count(*)::int as lines, count(distinct project_id)::int as projects from project_demand',
  );
  expect(found?.projects).toBe(1);
  expect(found?.lines).toBeGreaterThan(3);
});

test('the trail tells how every deal came to stand as it stands, in the order of its steps', async () => {
  const rows = await database.query<{ status: string; told: string[] }>(
    `select d.status, array_agg(e.type order by e.occurred_at, e.id) as told from dealsheets d
     left join events e on e.org_id = d.org_id and e.subject_type = 'dealsheet' and e.subject_id = d.id
     group by d.org_id, d.id`,
  );
  for (const { status, told } of rows) {
    expect(told[0]).toBe('dealsheet.created');
    if (status !== 'draft') expect(told.at(-1)).toBe(`dealsheet.${status}`);
  }
});
