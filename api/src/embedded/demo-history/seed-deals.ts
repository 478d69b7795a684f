import type pg from 'pg';
import type { DatedRate } from '#contract/money/exchange.ts';
import { insert } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import type { CountedScenario } from './counted-scenario.ts';
import { commentRows } from './deal-comments.ts';
import { demandRows } from './deal-demand.ts';
import { authorRows, type CountedDeal, countedDeal, dealRow, revisionRows } from './deal-rows.ts';
import { DEMO_DEALS } from './deals.ts';
import type { Stage } from './happening.ts';

/** Writes deals in every state, each as it was counted, submitted and decided; their numbers go on from those that there are. Answers them. */
export const seedDeals = async (
  client: pg.Client,
  stage: Stage,
  scenarios: readonly CountedScenario[],
  rates: readonly DatedRate[],
): Promise<readonly CountedDeal[]> => {
  const deals = DEMO_DEALS.flatMap((deal) => {
    const like = scenarios.find(({ scenario }) => scenario.name === deal.like);
    return like ? [countedDeal(stage, deal, like, rates)] : [];
  });
  const last = await lastNumber(client, idOf(stage.company.slug));
  await insert(
    client,
    'dealsheets',
    deals.map((deal, place) => dealRow(stage, deal, last + place + 1)),
  );
  await insert(
    client,
    'dealsheet_revisions',
    deals.flatMap((deal) => revisionRows(stage, deal)),
  );
  await insert(
    client,
    'dealsheet_authors',
    deals.flatMap((deal) => authorRows(stage, deal)),
  );
  await insert(
    client,
    'dealsheet_comments',
    deals.flatMap(({ deal }) => commentRows(stage, deal)),
  );
  await insert(
    client,
    'project_demand',
    deals.flatMap((deal) => demandRows(stage, deal)),
  );
  return deals;
};

const lastNumber = async (client: pg.Client, org_id: string): Promise<number> => {
  const { rows } = await client.query<{ last: number }>(
    'select coalesce(max(number), 0) as last from dealsheets where org_id = $1',
    [org_id],
  );
  return rows[0]?.last ?? 0;
};
