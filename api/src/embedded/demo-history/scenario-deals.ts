import { ENGINE_VERSION } from '#contract/calculator/results.ts';
import { approvingRole, DEFAULT_BANDS } from '#contract/dealsheets/bands.ts';
import { contentOfScenario } from '#contract/dealsheets/from-scenario.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import type { Row } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import type { CountedScenario } from './counted-scenario.ts';
import { ADMINISTRATOR, type Stage } from './happening.ts';
import { idOfConverted, idOfScenario, momentsOf } from './scenario-history.ts';

interface Written {
  readonly table: string;
  readonly rows: readonly Row[];
}

/** The first drafts of dealsheets that were made from scenarios, numbered after those that there are. */
export const dealRows = (stage: Stage, counted: readonly CountedScenario[], there: number): Written[] => {
  const made = counted.filter(({ scenario }) => scenario.converted);
  return [
    { table: 'dealsheets', rows: made.map((one, at) => dealOf(stage, one, there + at + 1)) },
    { table: 'dealsheet_revisions', rows: made.map((one) => revisionOf(stage, one)) },
    {
      table: 'dealsheet_authors',
      rows: made.map((one) => ({
        ...{ ...keyOf(stage, one), id: idOf(idOfConverted(one.scenario.name), 'author') },
        member_id: idOf(stage.company.slug, ADMINISTRATOR),
      })),
    },
  ];
};

const stampOf = (stage: Stage, { scenario }: CountedScenario) => {
  const at = momentsOf(stage, scenario).converted?.toISOString();
  const sub = DEMO_ACCOUNTS.find(({ name }) => name === ADMINISTRATOR)?.sub;
  return { created_at: at, created_by: sub };
};

const keyOf = (stage: Stage, one: CountedScenario) => ({
  ...{ org_id: idOf(stage.company.slug), dealsheet_id: idOfConverted(one.scenario.name), revision: 1 },
  ...stampOf(stage, one),
});

const revisionOf = (stage: Stage, one: CountedScenario): Row => {
  const { inputs, results, rates } = one;
  const { created_at, created_by } = stampOf(stage, one);
  return {
    ...keyOf(stage, one),
    updated_at: created_at,
    updated_by: created_by,
    ...{ content: contentOfScenario(inputs), results, rates, engine_version: ENGINE_VERSION, version: 1 },
    ...{ status: 'draft', note: '', decision_note: '' },
  };
};

const dealOf = (stage: Stage, one: CountedScenario, number: number): Row => {
  const { scenario, results } = one;
  const { slug } = stage.company;
  const stamp = stampOf(stage, one);
  const { currency, price_minor, cost_minor, margin_pct, discount_share_pct } = results;
  return {
    ...{ org_id: idOf(slug), id: idOfConverted(scenario.name), number, title: scenario.converted?.[1] },
    ...{ client_id: idOf(slug, 'client', scenario.client ?? ''), owner_id: idOf(slug, ADMINISTRATOR) },
    ...{ opportunity: '', probability_pct: 50, status: 'draft', revision: 1, version: 1 },
    ...{ currency, price_minor, cost_minor, margin_pct, discount_share_pct },
    approver: approvingRole(DEFAULT_BANDS, results),
    scenario_id: idOfScenario(scenario.name),
    ...{ ...stamp, updated_at: stamp.created_at, updated_by: stamp.created_by },
  };
};
