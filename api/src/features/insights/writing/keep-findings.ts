import { sql } from 'kysely';
import { GROUP_OF } from '#contract/insights/kinds.ts';
import { WORSE_PCT } from '#contract/insights/states.ts';
import type { PackedTexts } from '../../../platform/packed-texts.ts';
import type { Database } from '../../../platform/postgres/database.ts';

/** What a decided insight was before it was opened again. */
interface Reopened {
  readonly id: string;
  readonly before: string;
  readonly weight: number;
  readonly decided_weight: number;
}

/**
 * Writes what a run found over what was found before: a decision stays unless its insight got a quarter worse; what nobody decided and
 * isn't found any more is gone.
 */
export const keepFindings = async (
  inside: { readonly db: Database; readonly organization: string },
  run: string,
  findings: PackedTexts,
): Promise<{ fresh: number; gone: number; reopened: Reopened[] }> => {
  const { db, organization } = inside;
  const reopened: Reopened[] = [];
  let fresh = 0;
  for (const some of findings.some()) {
    const written = await write(inside, run, some);
    fresh += written.filter((row) => row.before === null).length;
    reopened.push(
      ...written.flatMap(({ id, before, weight, decided_weight, is_again }) =>
        before !== null && is_again ? [{ id, before, weight, decided_weight }] : [],
      ),
    );
  }
  const { numAffectedRows } =
    await sql`update insights i set found_now = false, state = case when i.state = 'open' then 'gone' else i.state end
    where i.org_id = ${organization} and i.found_now and i.last_run <> ${run}::uuid`.execute(db);
  return { fresh, reopened, gone: Number(numAffectedRows ?? 0) };
};

interface Written extends Omit<Reopened, 'before'> {
  /** Null of what wasn't found before. */
  readonly before: string | null;
  readonly is_again: boolean;
}

const write = async (
  { db, organization }: { readonly db: Database; readonly organization: string },
  run: string,
  findings: readonly string[],
): Promise<readonly Written[]> => {
  const worse = sql`(i.decided_at is not null and excluded.weight > i.decided_weight
    and (excluded.weight - i.decided_weight) * 100 >= i.decided_weight * ${sql.lit(WORSE_PCT)})`;
  const kept = (column: string) => sql`case when ${worse} then null else i.${sql.ref(column)} end`;
  const { rows } = await sql<Written>`
    insert into insights as i (org_id, key, kind, topic, severity, confidence, weight, subject_id, day_from, day_to, finding, first_run, last_run)
    select ${organization}, f ->> 'key', f ->> 'kind', ${JSON.stringify(GROUP_OF)}::jsonb ->> (f ->> 'kind'), (f ->> 'severity')::insight_severity,
      (f -> 'confidence' ->> 'pct')::smallint, (f ->> 'weight')::bigint, (f -> 'subject' ->> 'id')::uuid, (f -> 'days' ->> 'from')::date,
      (f -> 'days' ->> 'to')::date, f, ${run}, ${run}
    from jsonb_array_elements(${`[${findings.join(',')}]`}::jsonb) f
    on conflict (org_id, key) do update set severity = excluded.severity, confidence = excluded.confidence, weight = excluded.weight,
      topic = excluded.topic, subject_id = excluded.subject_id, day_from = excluded.day_from, day_to = excluded.day_to,
      finding = excluded.finding, last_run = excluded.last_run, last_found_at = now(), found_now = true,
      state = case when ${worse} or i.state = 'gone' then 'open' else i.state end,
      again_at = case when ${worse} then now() else i.again_at end,
      again_weight = case when ${worse} then i.decided_weight else i.again_weight end,
      decided_at = ${kept('decided_at')}, decided_weight = ${kept('decided_weight')}, because = ${kept('because')},
      note = case when ${worse} then '' else i.note end, draft_makes = ${kept('draft_makes')}, draft_id = ${kept('draft_id')},
      draft_name = ${kept('draft_name')}, draft_place = ${kept('draft_place')}
    returning i.id, old.state::text as before, new.weight, old.decided_weight,
      old.decided_at is not null and new.decided_at is null as is_again`.execute(db);
  return rows;
};
