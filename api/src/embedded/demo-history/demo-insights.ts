import pg from 'pg';
import { RUN_DAYS } from '#contract/insights/shapes.ts';
import { ENGINE_VERSION } from '#contract/insights/detecting.ts';
import { runInsights } from '../../features/insights/reactions.ts';
import { openDatabase } from '../../platform/postgres/database.ts';
import { loginOf } from '../../platform/postgres/login.ts';
import { kestrel } from '../demo/kestrel.ts';
import { northgate } from '../demo/northgate.ts';
import { idOf } from '../demo/random.ts';

/** Days ago of the runs of the demo, the earliest first. */
const RUNS = [9, 2, 0] as const;

/** Does runs over the demo's organizations as the nights would have, and decides some of what they found. */
export const lookAtDemo = async (url: string): Promise<void> => {
  const databases = openDatabase(loginOf(url), 2, (error) => {
    throw error;
  });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const { slug } of [northgate, kestrel]) {
      const organization = idOf(slug);
      for (const ago of RUNS) {
        const { rows } = await client.query(BEGIN, [organization, ago, RUN_DAYS - 1, ENGINE_VERSION]);
        await runInsights(databases).run({ organization, run: rows[0].id });
        await client.query(AGE, [rows[0].id, ago]);
        if (ago === RUNS[0]) await client.query(DECIDE, [organization]);
      }
    }
  } finally {
    await client.end();
    await databases.close();
  }
};

const BEGIN = `
  insert into insight_runs (org_id, day, from_date, to_date, seed, engine, scheduled, created_at)
  select o.org_id, t.day, t.day - $3::int, t.day, 1, $4, true, now() - $2 * interval '1 day'
  from organizations o cross join lateral (select (now() at time zone o.timezone)::date - $2::int as day) t
  where o.org_id = $1 returning id`;

const AGE = `
  with aged as (
    update insight_runs set started_at = started_at - $2 * interval '1 day', finished_at = finished_at - $2 * interval '1 day'
    where id = $1 returning id, org_id)
  update insights i set first_found_at = i.first_found_at - $2 * interval '1 day' from aged a
  where i.org_id = a.org_id and i.first_run = a.id`;

/** Of every five of a kind two were accepted and one dismissed, the gravest first. */
const DECIDE = `
  with ranked as (
    select i.id, row_number() over (partition by i.kind order by i.gravity, i.id) % 5 as at
    from insights i where i.org_id = $1 and i.state = 'open')
  update insights i set decided_at = now() - interval '8 days', decided_weight = i.weight,
    state = case when r.at in (2, 3) then 'accepted' else 'dismissed' end::insight_state,
    because = case when r.at = 4 then (array['known', 'wrong', 'intended'])[1 + length(i.key) % 3] end
  from ranked r where i.org_id = $1 and i.id = r.id and r.at in (2, 3, 4)`;
