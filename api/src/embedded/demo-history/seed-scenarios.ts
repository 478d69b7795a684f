import type pg from 'pg';
import { ENGINE_VERSION } from '#contract/calculator/results.ts';
import type { DatedRate } from '#contract/money/exchange.ts';
import { plainDecimal } from '#contract/money/plain.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import { insert } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import { type CountedScenario, countedIn } from './counted-scenario.ts';
import type { CountedDeal } from './deal-rows.ts';
import { ADMINISTRATOR, type Stage } from './happening.ts';
import { dealRows } from './scenario-deals.ts';
import { idOfConverted, idOfScenario, momentsOf } from './scenario-history.ts';
import { DEMO_SCENARIOS, type DemoScenario } from './scenarios.ts';
import { seedDeals } from './seed-deals.ts';
import { idOfPreset } from './seed-presets.ts';

/** Writes scenarios as they were counted with the exchange rates of the demo, and what was made from them; answers the deals. */
export const seedScenarios = async (client: pg.Client, stage: Stage): Promise<readonly CountedDeal[]> => {
  const { slug } = stage.company;
  const rates = await ratesOf(client, idOf(slug));
  const counted = DEMO_SCENARIOS.map((scenario, at) => countedIn(stage, scenario, at + 1, rates));
  await insert(
    client,
    'calculator_scenarios',
    counted.map((one) => rowOf(stage, one)),
  );
  const deals = await seedDeals(client, stage, counted, rates);
  const there = await lastDeal(client, idOf(slug));
  for (const { table, rows } of dealRows(stage, counted, there)) await insert(client, table, rows);
  return deals;
};

const lastDeal = async (client: pg.Client, org_id: string): Promise<number> => {
  const { rows } = await client.query<{ last: number | null }>(
    'select max(number) as last from dealsheets where org_id = $1',
    [org_id],
  );
  return rows[0]?.last ?? 0;
};

const ratesOf = async (client: pg.Client, org_id: string): Promise<DatedRate[]> => {
  const { rows } = await client.query<DatedRate>(
    'select currency, into_currency as into, rate::text as rate, day::text as day from exchange_rates where org_id = $1',
    [org_id],
  );
  return rows.map((row) => ({ ...row, rate: plainDecimal(row.rate, 4) }));
};

const statusOf = ({ frozen, converted }: DemoScenario) => {
  if (converted) return 'converted';
  return frozen === undefined ? 'draft' : 'frozen';
};

const rowOf = (stage: Stage, { scenario, number, inputs, rates, results }: CountedScenario) => {
  const { name, client, preset, converted, archived } = scenario;
  const { slug } = stage.company;
  const { begun, last, frozen, version } = momentsOf(stage, scenario);
  const sub = DEMO_ACCOUNTS.find((account) => account.name === ADMINISTRATOR)?.sub;
  return {
    ...{ org_id: idOf(slug), id: idOfScenario(name), number, name, version, status: statusOf(scenario) },
    client_id: client && idOf(slug, 'client', client),
    ...{ author_id: idOf(slug, ADMINISTRATOR), created_by: sub, updated_by: sub },
    ...{ inputs, results, rates, engine_version: ENGINE_VERSION, lines: inputs.lines.length },
    ...{ currency: results.currency, price_minor: results.price_minor, cost_minor: results.cost_minor },
    margin_pct: results.margin_pct,
    dealsheet_id: converted ? idOfConverted(name) : null,
    preset_id: preset ? idOfPreset(preset[0]) : null,
    preset_revision: preset?.[1] ?? null,
    ...{ frozen_at: frozen?.toISOString() ?? null, created_at: begun.toISOString() },
    updated_at: (last ?? begun).toISOString(),
    archived_at: archived === undefined ? null : (last ?? begun).toISOString(),
  };
};
