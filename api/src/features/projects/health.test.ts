import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#contract/projects/calendar.ts';
import { effectiveHealth, type HealthFacts } from '#contract/projects/health.ts';
import { HEALTHS, PROJECT_BILLINGS } from '#contract/projects/shapes.ts';
import { PROJECT_STATUSES } from '#contract/projects/states.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const amount = fc.integer({ min: 0, max: 3_000 });
const budget = fc.option(fc.integer({ min: 1, max: 2_000 }), { nil: null });
const facts: fc.Arbitrary<HealthFacts> = fc.record({
  billing: fc.constantFrom(...PROJECT_BILLINGS),
  start_date: fc.integer({ min: -400, max: 100 }).map((days) => addDays('2026-06-15', days)),
  end_date: fc.option(
    fc.integer({ min: 100, max: 500 }).map((days) => addDays('2026-06-15', days)),
    { nil: null },
  ),
  budget_minor: budget,
  budget_minutes: budget,
  budget_period: fc.constantFrom('total', 'month'),
  health_mode: fc.constantFrom('auto', 'auto', 'auto', 'manual'),
  health: fc.constantFrom(...HEALTHS),
  status: fc.constantFrom('active', 'active', 'active', ...PROJECT_STATUSES),
  bill_minor: amount,
  cost_minor: amount,
  seconds: amount.map((minutes) => minutes * 60),
});

test.each([true, false])(
  'the database filters by exactly the health that is shown, with costs: %s',
  async (costs) => {
    const samples = fc.sample(facts, 3_000);
    const rows = await database.query<{ health: string | null }>(
      `select health_of(jsonb_populate_record(null::projects, f), jsonb_populate_record(null::project_totals, f), '2026-06-15', $2) as health
     from jsonb_array_elements($1::jsonb) with ordinality as s(f, at) order by at`,
      [JSON.stringify(samples), costs],
    );
    const shown = samples.map((sample) =>
      effectiveHealth({ ...sample, cost_minor: costs ? sample.cost_minor : null }, '2026-06-15'),
    );
    expect(rows.map(({ health }) => health)).toEqual(shown);
    expect(new Set(shown).size).toBe(4);
  },
);
