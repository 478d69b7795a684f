import pg from 'pg';
import { ENGINE_VERSION } from '#contract/insights/detecting.ts';
import { RUN_DAYS } from '#contract/insights/shapes.ts';
import { look } from '../../features/insights/queries/look.ts';
import { keepFindings } from '../../features/insights/writing/keep-findings.ts';
import { lookingAround } from '../../platform/looking-around.ts';
import type { Databases } from '../../platform/postgres/database.ts';
import { insert } from '../demo/insert.ts';
import { kestrel } from '../demo/kestrel.ts';
import { northgate } from '../demo/northgate.ts';
import { idOf } from '../demo/random.ts';
import { eventRows } from './event-rows.ts';
import { ADMINISTRATOR, type Happening, idAt, type Stage } from './happening.ts';

/** How many days ago the organizations were looked at, the earliest first. */
const RUNS = [8, 0] as const;

/** Looks at the demo's organizations as nights do, and decides some of what was found, so that its page is alive. */
export const lookAtDemo = async (url: string, databases: Databases, now: Date): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const company of [northgate, kestrel]) {
      for (const ago of RUNS) await lookAt({ databases, client }, { company, now }, ago);
      await decideIn(client, { company, now });
    }
  } finally {
    await client.end();
  }
};

interface Open {
  readonly databases: Databases;
  readonly client: pg.Client;
}

/** One look, as if it had been made some days ago; unlike a night's it leaves no trace in the trail, which is told of in order. */
const lookAt = async ({ databases, client }: Open, { company, now }: Stage, ago: number): Promise<void> => {
  const [organization, id] = [idOf(company.slug), idAt(now, company.slug, ago, 'insight-run')];
  const { rows } = await client.query(BEGIN, [organization, id, ago, RUN_DAYS - 1, ENGINE_VERSION, now]);
  const found = await databases.within({ organization, sub: null, writes: false }, (db) =>
    look(lookingAround(db, organization, now), { ...rows[0], seed: 1 }),
  );
  const { fresh, gone } = await databases.within({ organization, sub: null, writes: true }, (db) =>
    keepFindings({ db, organization }, id, found.findings),
  );
  const { rows: read, count, digest, log } = found;
  await client.query(END, [organization, id, read, count, fresh, gone, digest, JSON.stringify(log)]);
  await client.query(AGE, [organization, id, ago]);
};

const BEGIN = `
  insert into insight_runs (org_id, id, day, from_date, to_date, seed, engine, scheduled, created_at, started_at)
  select o.org_id, $2, t.day, t.day - $4::int, t.day, 1, $5, true, t.at, t.at
  from organizations o cross join lateral (select ($6::timestamptz at time zone o.timezone)::date - $3::int as day,
    $6::timestamptz - $3 * interval '1 day' as at) t where o.org_id = $1
  returning day::text, from_date::text as from`;

const END = `
  update insight_runs set state = 'done', finished_at = started_at + interval '2 seconds', rows_read = $3, found = $4, fresh = $5, gone = $6,
    digest = $7, log = $8
  where org_id = $1 and id = $2`;

const AGE = `
  update insights set first_found_at = first_found_at - $3 * interval '1 day', last_found_at = last_found_at - $3 * interval '1 day'
  where org_id = $1 and first_run = $2`;

/**
 * Of every six of a kind three are accepted, where that makes no draft, and one is dismissed, never the gravest; the same ones on the same day.
 * Ids are made from keys, so that what the trail says is of the same insight each time.
 */
const DECIDE = `
  with ranked as (
    select i.id, i.key, row_number() over (partition by i.kind order by i.gravity, i.key) % 6 as at, i.finding -> 'proposal' = 'null' as is_bare
    from insights i where i.org_id = $1 and i.state = 'open'),
  chosen as (
    select r.*, case when r.is_bare and r.at in (2, 4, 5) then 'accepted' when r.at = 3 then 'dismissed' end as state from ranked r)
  update insights i set id = overlay(overlay(md5(i.org_id || i.key) placing '4' from 13) placing '8' from 17)::uuid, decided_at = $2, decided_weight = i.weight, state = c.state::insight_state,
    because = case when c.state = 'dismissed' then (array['known', 'wrong', 'intended', 'not-worth-it'])[1 + ascii(md5(i.key)) % 4] end
  from chosen c where i.org_id = $1 and i.id = c.id and c.state is not null
  returning i.id, i.key, i.state::text, i.because`;

/** Decides some of what was found, and writes that into the trail. */
const decideIn = async (client: pg.Client, stage: Stage): Promise<void> => {
  // After everything else that the trail tells.
  const at = new Date(stage.now.getTime() - 1_000);
  const { rows } = await client.query<{ id: string; key: string; state: string; because: string | null }>(
    DECIDE,
    [idOf(stage.company.slug), at],
  );
  const decided = rows
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(
      ({ id, state, because }): Happening => ({
        ...{ at, by: ADMINISTRATOR, type: `insight.${state}`, subject: ['insight', id] },
        changes: { state: ['open', state] },
        data: state === 'dismissed' ? { because, note: '' } : { note: '', draft: null },
      }),
    );
  await insert(client, 'events', eventRows(stage.company, decided, 'insight'));
};
