import { sql } from 'kysely';
import { addDays } from '#contract/activity/rules.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { brokenRule } from '#contract/errors.ts';
import { ENGINE_VERSION } from '#contract/insights/detecting.ts';
import type { startInsightRun as endpoint } from '#contract/insights/endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { RUNS } from '../queries/runs.ts';

/** Begins a run as a job and answers its id. Throws 422 `day-ahead`, `run-under-way`. */
export const startRun = async (
  context: Context,
  { day, days, seed }: BodyOf<typeof endpoint>,
): Promise<string> => {
  const { db, organization } = context;
  const { rows: now } = await sql<{ today: string }>`select muster_today()::text as today`.execute(db);
  const today = now[0]?.today ?? '';
  const at = day ?? today;
  if (at > today) throw brokenRule('day-ahead', 'day', 'Choose today or a day before it.');
  const { rows } = await sql<{ id: string }>`
    insert into insight_runs (org_id, day, from_date, to_date, seed, engine)
    values (${organization}, ${at}, ${addDays(at, 1 - days)}, ${at}, ${seed}, ${ENGINE_VERSION})
    on conflict do nothing returning id`.execute(db);
  const [made] = rows;
  if (!made)
    throw brokenRule('run-under-way', '', 'A run is under way: wait for its end, or cancel it first.');
  await context.record({
    ...{ type: 'insight-run.begun', subject: { type: 'insight-run', id: made.id } },
    data: { day: at, days, seed },
  });
  await context.enqueue(RUNS, { organization, run: made.id });
  return made.id;
};
