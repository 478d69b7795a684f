import type { BenchedMuster } from '../muster.ts';
import { BENCH } from '../seeds.ts';

/** Where is measured, and as whom. */
export interface Place {
  readonly muster: BenchedMuster;
  readonly headers: Record<string, string>;
}

/** Address of a project's log. */
export const logOf = ({ muster }: Place, project: string): string =>
  `${muster.url}/api/projects/${project}/ops-log`;

const WORDS =
  "array['gate','crane','berth','radio','fence','truck','visitor','badge','smoke','leak','keys','round']";
const TYPE = `(case when i % 50 = 0 then 'incident' when i % 40001 = 0 then 'safety' when i % 30001 = 0 then 'visitor'
  else 'note' end)::ops_log_type`;
const SEVERITY = `(case when i % 25000 = 0 then 'sev1' when i % 50 = 0 then 'sev4' when i % 45001 = 0 then 'sev3' else 'info' end)::ops_log_severity`;

/** Writes a project's entries, from a place on; `chained` = as the application would, each behind the one before. */
const fill = ({ muster }: Place, project: string, from: number, to: number, chained: boolean) => {
  const chain = chained ? '' : 'seq, recorded_at, prev_hash, hash,';
  const links = chained ? '' : "i, now(), '', '',";
  const statement = `insert into ops_log (org_id, project_id, ${chain} kind, type, severity, title, body, occurred_at, author_id, people, tags)
    select '${BENCH}', '${project}', ${links} 'entry', ${TYPE}, ${SEVERITY}, 'Entry ' || i || ' ' || (${WORDS})[1 + i % 12],
      'Seen at ' || (${WORDS})[1 + i * 7 % 12] || ' number' || i % 5000 || ' rare' || i % 200000 || ' on the way along the quay',
      now() - interval '1 minute' * (1000001 - i), p.id, array[p.id], array['tag' || i % 1000]
    from generate_series(${from}, ${to}) i, (select id from members where org_id = '${BENCH}' order by id limit 1) p`;
  return muster.sql(chained ? statement : past(statement));
};

/** What goes past the triggers: quick, and without a chain. */
const past = (statement: string) =>
  `set session_replication_role = replica; ${statement}; reset session_replication_role`;

/**
 * Writes a chain in stretches, as it would grow: within one transaction its head is written over and over. The audit trail has an event
 * of each record, as verifying expects, without its seal.
 */
export const fillChain = async (place: Place, project: string, entries: number): Promise<void> => {
  for (let from = 1; from <= entries; from += 500)
    await fill(place, project, from, Math.min(from + 499, entries), true);
  await place.muster.sql(
    past(`insert into events (org_id, type, subject_type, subject_id, project_id, changes, data)
      select org_id, 'ops_log_entry.added', 'ops_log_entry', id, project_id, jsonb_build_object('title', jsonb_build_array(null, title)),
        jsonb_build_object('record', id, 'sequence', seq, 'hash', encode(hash, 'hex'))
      from ops_log where org_id = '${BENCH}' and project_id = '${project}' order by seq`),
  );
};

/** Writes entries without a chain; of the incidents among them one in forty is open. */
export const fillFast = async (place: Place, project: string, entries: number): Promise<void> => {
  for (let from = 1; from <= entries; from += 100_000)
    await fill(place, project, from, Math.min(from + 99_999, entries), false);
  await place.muster.sql(
    past(`insert into ops_log_items (org_id, project_id, entry_seq, kind, entry_id, state, settled, severity, changed_seq)
      select org_id, project_id, seq, 'incident', id, case when seq % 2000 = 0 then 'open' else 'closed' end::ops_log_state,
        seq % 2000 <> 0, severity, seq
      from ops_log where org_id = '${BENCH}' and project_id = '${project}' and type = 'incident'`),
  );
};

/** Writes handovers that were signed out, one for each of so many days with a shift and somebody on it. */
export const fillHandovers = async ({ muster }: Place, project: string, handovers: number): Promise<void> => {
  const id = (kind: string) =>
    `('0190be0d-${kind}-7000-8000-' || right('${project}', 4) || lpad(to_hex(i), 8, '0'))::uuid`;
  const days = `generate_series(1, ${handovers}) i, lateral (select current_date - i as day, (current_date - i) + time '06:00' as start) d`;
  await muster.sql(
    past(`
    insert into shifts (org_id, id, project_id, day, timezone, starts_at, ends_at, role, status)
      select '${BENCH}', ${id('0051')}, '${project}', day, 'Europe/London', start, start + interval '8 hours', 'Guard', 'published' from ${days};
    insert into published_shifts (org_id, shift_id, project_id, role, day, timezone, starts_at, ends_at, break_min, headcount, skills, note)
      select org_id, id, project_id, role, day, timezone, starts_at, ends_at, 0, 1, '[]', '' from shifts where org_id = '${BENCH}' and project_id = '${project}';
    insert into assignments (org_id, project_id, shift_id, member_id, day, starts_at, ends_at, break_min, status, published_at)
      select s.org_id, s.project_id, s.id, p.id, s.day, s.starts_at, s.ends_at, 0, 'confirmed', now()
      from shifts s, (select id from members where org_id = '${BENCH}' order by id limit 1 offset 7) p
      where s.org_id = '${BENCH}' and s.project_id = '${project}';
    insert into ops_log (org_id, project_id, seq, recorded_at, prev_hash, hash, kind, type, severity, title, occurred_at, author_id, shift_id)
      select '${BENCH}', '${project}', i, now(), '', '', 'entry', 'handover', 'info', 'Handover ' || i, start + interval '8 hours', p.id, ${id('0051')}
      from ${days}, (select id from members where org_id = '${BENCH}' order by id limit 1) p;
    insert into ops_log_items (org_id, project_id, entry_seq, kind, entry_id, state, severity, changed_seq)
      select org_id, project_id, seq, 'handover', id, 'signed_out', severity, seq from ops_log where org_id = '${BENCH}' and project_id = '${project}'`),
  );
};
