import { type RawBuilder, sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { listInsightRuns as endpoint } from '#contract/insights/endpoints.ts';
import { type InsightRun, insightRun } from '#contract/insights/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate, type SortKey } from '../../../platform/postgres/keyset.ts';

/** The queue of runs. */
export const RUNS = 'insight-runs';

/** A run that a worker has taken up, for which time of so many. */
export interface TakenRun {
  readonly id: string;
  readonly day: string;
  readonly from: string;
  readonly seed: number;
  readonly attempts: number;
}

const KEYS: Readonly<Record<string, SortKey>> = {
  created_at: { by: sql`insight_runs.created_at`, type: 'timestamptz' },
};

/** Who began it, as the trail says. */
const by = sql<string | null>`(select max(e.actor_name) from events e where e.org_id = insight_runs.org_id
  and e.subject_type = 'insight-run' and e.subject_id = insight_runs.id and e.type = 'insight-run.begun')`;

const rows = ({ db, organization }: Context) =>
  db
    .selectFrom('insight_runs')
    .selectAll('insight_runs')
    .select(by.as('by'))
    .where('insight_runs.org_id', '=', organization);

type RunRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

/** A run as people see it. */
export const presentRun = ({ from_date, to_date, ...run }: RunRow): InsightRun =>
  insightRun.parse({ ...run, from: from_date, to: to_date });

/** One page of runs, newest first. */
export const listRuns = async (context: Context, query: QueryOf<typeof endpoint>) => {
  const { state } = query;
  const found = state
    ? rows(context).where(sql<boolean>`insight_runs.state = any(${state}::insight_run_state[])`)
    : rows(context);
  const page = await paginate(found, {
    ...{ page: query, sort: '-created_at', keys: KEYS, id: sql`insight_runs.id` },
  });
  return { ...page, data: page.data.map(presentRun) };
};

/** A run. Throws 404. */
export const requireRun = async (context: Context, id: string): Promise<RunRow> => {
  const found = await rows(context).where('insight_runs.id', '=', id).executeTakeFirst();
  if (!found) throw notFound('run');
  return found;
};

/** The newest run for which a condition holds. */
export const findRun = async (context: Context, which: RawBuilder<boolean>): Promise<InsightRun | null> => {
  const found = await rows(context)
    .where(which)
    .orderBy('insight_runs.created_at', 'desc')
    .orderBy('insight_runs.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ? presentRun(found) : null;
};

/** The run before one with the same engine, seed and days; undefined where there is none. */
export const findSameRun = (context: Context, { id, engine, seed, from_date, day }: RunRow) =>
  rows(context)
    .where('insight_runs.state', '=', 'done')
    .where('insight_runs.id', '<', id)
    .where('insight_runs.engine', '=', engine)
    .where('insight_runs.seed', '=', seed)
    .where('insight_runs.day', '=', day)
    .where('insight_runs.from_date', '=', from_date)
    .orderBy('insight_runs.id', 'desc')
    .limit(1)
    .executeTakeFirst();
