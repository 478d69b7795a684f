import { sql } from 'kysely';
import { z } from 'zod';
import { GROUP_OF, INSIGHT_KINDS } from '#contract/insights/kinds.ts';
import type { InsightOverview, KindPrecision } from '#contract/insights/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { findRun } from './runs.ts';

/** When the nights' runs begin, by UTC. */
export const NIGHTLY = { hour: 1, minute: 40 } as const;

const counted = z.object({
  kind: z.enum(INSIGHT_KINDS),
  ...{ high: z.int(), medium: z.int(), low: z.int() },
  ...{ accepted: z.int(), dismissed: z.int(), wrong: z.int() },
});

const countByKind = async ({ db, organization }: Context): Promise<Map<string, z.infer<typeof counted>>> => {
  const open = (severity: string) =>
    sql`count(*) filter (where i.state = 'open' and i.severity = ${severity}::insight_severity)::int`;
  const { rows } = await sql`
    select i.kind, ${open('high')} as high, ${open('medium')} as medium, ${open('low')} as low,
      count(*) filter (where i.state = 'accepted')::int as accepted, count(*) filter (where i.state = 'dismissed')::int as dismissed,
      count(*) filter (where i.because = 'wrong')::int as wrong
    from insights i where i.org_id = ${organization} and i.kind = any (${[...INSIGHT_KINDS]}::text[]) group by i.kind`.execute(
    db,
  );
  return new Map(rows.map((row) => counted.parse(row)).map((row) => [row.kind, row]));
};

const nothing = { high: 0, medium: 0, low: 0, accepted: 0, dismissed: 0, wrong: 0 };

const nextNight = (now: Date): string => {
  const next = new Date(now);
  next.setUTCHours(NIGHTLY.hour, NIGHTLY.minute, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString();
};

/** How many insights there are of each kind, how right each was, and the runs that they stand by. */
export const readOverview = async (context: Context): Promise<InsightOverview> => {
  const [known, last_run, running, place] = await Promise.all([
    countByKind(context),
    findRun(context, sql<boolean>`insight_runs.state = 'done'`),
    findRun(context, sql<boolean>`insight_runs.state in ('queued', 'running')`),
    readPlace(context),
  ]);
  const kinds = INSIGHT_KINDS.map((kind): KindPrecision => {
    const { high, medium, low, accepted, dismissed, wrong } = known.get(kind) ?? nothing;
    const decided = accepted + dismissed;
    return {
      ...{ kind, group: GROUP_OF[kind], open: { high, medium, low }, accepted, dismissed, wrong, decided },
      precision_pct: decided === 0 ? null : Math.round((accepted * 100) / decided),
    };
  });
  const resting = place.status === 'active' ? null : place.status;
  return {
    ...{ today: place.today, kinds, last_run, running, resting },
    next_run_at: resting === null ? nextNight(context.now) : null,
  };
};

const readPlace = ({ db, organization }: Context) =>
  db
    .selectFrom('organizations')
    .select(['status', sql<string>`muster_today()::text`.as('today')])
    .where('org_id', '=', organization)
    .executeTakeFirstOrThrow();
