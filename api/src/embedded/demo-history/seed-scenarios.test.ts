import { afterAll, beforeAll, expect, test } from 'vitest';
import { calculate } from '#contract/calculator/calculate.ts';
import { calculatorInputs } from '#contract/calculator/inputs.ts';
import { calculationResults } from '#contract/calculator/results.ts';
import { calculationProblems } from '#contract/calculator/rules.ts';
import { usedRate } from '#contract/calculator/shapes.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { seedDemo } from '../demo/seed.ts';

const NOW = new Date('2026-11-19T14:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo(database.url, () => Promise.resolve(), NOW);
});
afterAll(() => database.close());

interface Kept {
  readonly code: string;
  readonly status: string;
  readonly inputs: unknown;
  readonly results: unknown;
  readonly rates: unknown;
  readonly margin_pct: string | null;
  readonly archived: boolean;
}

const kept = () =>
  database.query<Kept>(
    `select code, status, inputs, results, rates, margin_pct::text, archived_at is not null as archived
     from calculator_scenarios order by number`,
  );

test('scenarios of the demo are in every state, and are what their inputs come to by the rules', async () => {
  const rows = await kept();
  expect(rows.map(({ code, status, archived }) => [code, archived ? 'archived' : status])).toEqual([
    ...[
      ['CALC-0001', 'frozen'],
      ['CALC-0002', 'draft'],
      ['CALC-0003', 'converted'],
      ['CALC-0004', 'draft'],
      ['CALC-0005', 'frozen'],
      ['CALC-0006', 'archived'],
    ],
  ]);
  for (const row of rows) {
    const [inputs, rates] = [calculatorInputs.parse(row.inputs), usedRate.array().parse(row.rates)];
    expect([row.code, calculationProblems(inputs, rates)]).toEqual([row.code, []]);
    expect(calculate(inputs, rates)).toEqual(calculationResults.parse(row.results));
  }
});

test('what was solved for reaches its margin, and one counts in another currency', async () => {
  const [nights, , , ferries] = await kept();
  expect(nights?.margin_pct).toBe('22.50');
  expect(calculatorInputs.parse(ferries?.inputs).target.utilisation_pct).not.toBeNull();
  expect(Number(ferries?.margin_pct)).toBeGreaterThanOrEqual(18);
  expect(usedRate.array().parse(ferries?.rates)).toMatchObject([{ currency: 'EUR', into: 'GBP' }]);
});

test('a deal was made from one of them, and comes to the same', async () => {
  const deals = await database.query(
    `select d.price_minor = s.price_minor as same, d.cost_minor = s.cost_minor as cost, r.results = s.results as whole
     from calculator_scenarios s join dealsheets d on d.org_id = s.org_id and d.id = s.dealsheet_id and d.scenario_id = s.id
     join dealsheet_revisions r on r.org_id = d.org_id and r.dealsheet_id = d.id`,
  );
  expect(deals).toEqual([{ same: true, cost: true, whole: true }]);
});
