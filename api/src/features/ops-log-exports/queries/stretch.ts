import { sql } from 'kysely';
import { addDays } from '#contract/activity/rules.ts';
import { notFound } from '#contract/errors.ts';
import type { OpsLogPeriod } from '#contract/ops-log/exports.ts';
import type { Context } from '../../../platform/context.ts';
import { startOfDay } from '../../../platform/wall-clock.ts';
import { enterToRead } from '../../ops-log/queries.ts';
import { requireDays } from '../rules/days.ts';

interface Place {
  readonly sequence: number;
  readonly hash: string;
  readonly recorded_at: string;
}

/** What is exported: whose log, and which stretch of its chain. */
export interface Stretch {
  readonly project: { readonly id: string; readonly name: string; readonly code: string };
  readonly organization: { readonly id: string; readonly name: string };
  readonly timezone: string;
  readonly first: (Place & { readonly before: string }) | null;
  readonly last: Place | null;
  readonly head: Omit<Place, 'recorded_at'> | null;
  readonly records: number;
  readonly entries: number;
  readonly corrections: number;
}

/**
 * The stretch of a chain from the first record of some days to their last, by when it was recorded: only so nothing in between is
 * missing. Throws 422 `range`, and 404 for a project that isn't the caller's to see.
 */
export const findStretch = async (
  context: Context,
  project: string,
  { from, to }: OpsLogPeriod,
): Promise<Stretch> => {
  requireDays({ from, to });
  await enterToRead(context, project);
  const about = await readAbout(context, project);
  const start = startOfDay(about.timezone, from);
  const end = startOfDay(about.timezone, addDays(to, 1));
  const bounds = await readBounds(context, project, start, end);
  return { ...about, ...bounds };
};

const readAbout = async ({ db, organization }: Context, project: string) => {
  const { rows } = await sql<Pick<Stretch, 'project' | 'organization' | 'timezone'>>`
    select jsonb_build_object('id', p.id, 'name', p.name, 'code', p.code) as project,
      jsonb_build_object('id', o.org_id, 'name', o.name) as organization, coalesce(p.site_timezone, o.timezone) as timezone
    from projects p join organizations o on o.org_id = p.org_id
    where p.org_id = ${organization} and p.id = ${project}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound('project');
  return found;
};

/** The first place at or after an instant is found by halves, since times of recording grow with their places. */
const readBounds = async ({ db, organization }: Context, project: string, start: number, end: number) => {
  const at = (instant: number) => new Date(instant).toISOString();
  const { rows } = await sql<
    Pick<Stretch, 'first' | 'last' | 'head' | 'records' | 'entries' | 'corrections'>
  >`
    with recursive log as not materialized (
      select * from ops_log where org_id = ${organization} and project_id = ${project}),
    head as (select seq, encode(hash, 'hex') as hash from log order by seq desc limit 1),
    look (wanted, low, high) as (
      select wanted, 1::bigint, coalesce((select seq from head), 0) + 1
      from (values (${at(start)}::timestamptz), (${at(end)}::timestamptz)) as asked (wanted)
      union all
      select wanted, case when r.recorded_at >= wanted then low else (low + high) / 2 + 1 end,
        case when r.recorded_at >= wanted then r.seq else high end
      from look left join lateral (
        select log.seq, log.recorded_at from log where log.seq <= (low + high) / 2 order by log.seq desc limit 1) r on true
      where low < high),
    bounds as (select min(low) as low, max(low) as high from look where low >= high),
    part as (select log.seq, log.kind, log.recorded_at, log.hash, log.prev_hash from log, bounds where log.seq >= low and log.seq < high)
    select
      (select jsonb_build_object('sequence', seq, 'hash', encode(hash, 'hex'), 'before', encode(prev_hash, 'hex'),
        'recorded_at', seal_time(recorded_at)) from part order by seq limit 1) as first,
      (select jsonb_build_object('sequence', seq, 'hash', encode(hash, 'hex'), 'recorded_at', seal_time(recorded_at))
        from part order by seq desc limit 1) as last,
      (select jsonb_build_object('sequence', seq, 'hash', hash) from head) as head,
      (select count(*)::int from part) as records,
      (select count(*) filter (where kind = 'entry')::int from part) as entries,
      (select count(*) filter (where kind = 'correction')::int from part) as corrections`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('The bounds of an ops-log were not answered.');
  return found;
};
