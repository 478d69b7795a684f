import { BENCH } from '../seeds.ts';
import type { Place } from './seed.ts';

/** A client of some size. */
export interface SizedClient {
  readonly id: string;
  readonly entries: number;
}

const PROJECTS = 40;
const ID = '0190be0c-3600-7000-8000-0000000000';

const id = (kind: string, at: string) =>
  `('0190be0c-${kind}-7000-8000-' || lpad(to_hex(${at}), 12, '0'))::uuid`;

/** What goes past the triggers: quick. */
const past = (statement: string) =>
  `set session_replication_role = replica; ${statement}; reset session_replication_role`;

/** Sums of what was written past the triggers, at once; those of days write those of months. */
const SUMS = (client: string) => `
  insert into project_days (org_id, project_id, work_date, member_id, service_type_id, billable, currency, seconds, bill_minor, cost_minor, entries)
    select org_id, project_id, work_date, member_id, service_type_id, billable, currency, sum(duration_s), sum(bill_minor), sum(cost_minor), count(*)
    from activity_entries where org_id = '${BENCH}' and project_id in (select id from projects where client_id = '${client}')
    group by 1, 2, 3, 4, 5, 6, 7 order by work_date`;

const TOTALS = (client: string) => `
  insert into project_totals as t (org_id, project_id, seconds, billable_seconds, bill_minor, cost_minor, entries)
    select org_id, project_id, sum(duration_s), coalesce(sum(duration_s) filter (where billable), 0), sum(bill_minor), sum(cost_minor), count(*)
    from activity_entries where org_id = '${BENCH}' and project_id in (select id from projects where client_id = '${client}')
    group by 1, 2
  on conflict (org_id, project_id) do update set seconds = excluded.seconds, billable_seconds = excluded.billable_seconds,
    bill_minor = excluded.bill_minor, cost_minor = excluded.cost_minor, entries = excluded.entries`;

/**
 * A client with forty projects of three years, twenty people on each: of its time seven tenths have gone out for invoicing, two may go out and one isn't
 * approved. Each project has a hundred incidents, ten of them open, and ten milestones.
 */
export const seedSizedClient = async (
  { muster: { sql } }: Place,
  at: number,
  entries: number,
): Promise<SizedClient> => {
  const client = `${ID}0${at}`;
  const project = (of: string) => id(`361${at}`, of);
  await sql(
    past(`
    insert into clients (org_id, id, name) values ('${BENCH}', '${client}', 'Sized ${at}');
    insert into projects (org_id, id, code, name, client_id, owner_id, start_date, currency, budget_minor, archived_at, status)
      select '${BENCH}', ${project('n')}, 'SIZED-${at}-' || n, 'Sized ' || n, '${client}', ${id('00a1', 'n % 200 + 1')}, '2023-01-01', 'GBP', 900000000, case when n % 4 = 3 then now() end,
        (array['active','active','completed','archived'])[1 + n % 4]::project_status from generate_series(1, ${PROJECTS}) n;
    insert into project_milestones (org_id, project_id, name, due_date, done)
      select '${BENCH}', ${project('1 + n % 40')}, 'Milestone ' || n, current_date - 200 + n, n % 2 = 0 from generate_series(1, 400) n;
    insert into activity_entries (org_id, member_id, work_date, duration_s, project_id, service_type_id, note, bill_minor, cost_minor, billable, currency, status)
      select '${BENCH}', ${id('00a1', '(n * 7 % 40 * 5 + n / 40 % 20) % 200 + 1')}, current_date - n / 7 % 1090, 900 + n % 7200, ${project('1 + n * 7 % 40')}, ${id('005e', '1 + n / 1000 % 20')},
        'Work ' || n, case when n / 800 % 5 = 0 then 0 else n % 50000 end, n % 30000, n / 800 % 5 <> 0, 'GBP',
        (array['locked','locked','locked','locked','locked','locked','locked','approved','approved','draft'])[1 + n / 11 % 10]::activity_status
      from generate_series(1, ${entries}) n;
    insert into time_exports (org_id, id, purpose, from_date, to_date, parts, entries, seconds, amounts)
      values ('${BENCH}', '${ID}1${at}', 'invoicing', '2023-01-01', '2030-01-01', array['client'], 0, 0, '[]');
    insert into exported_entries (org_id, purpose, entry_id, export_id, locked)
      select org_id, 'invoicing', id, '${ID}1${at}', true from activity_entries
      where org_id = '${BENCH}' and status = 'locked' and project_id in (select id from projects where client_id = '${client}');
    insert into ops_log (org_id, project_id, seq, recorded_at, prev_hash, hash, kind, type, severity, title, occurred_at, author_id)
      select '${BENCH}', ${project('p')}, i, now(), '', '', 'entry', 'incident', 'sev3', 'Incident ' || i, now() - interval '1 hour' * i, ${id('00a1', '1')}
      from generate_series(1, ${PROJECTS}) p, generate_series(1, 100) i;
    insert into ops_log_items (org_id, project_id, entry_seq, kind, entry_id, state, settled, severity, changed_seq)
      select org_id, project_id, seq, 'incident', id, case when seq % 10 = 0 then 'open' else 'closed' end::ops_log_state, seq % 10 <> 0, severity, seq
      from ops_log where org_id = '${BENCH}' and project_id in (select id from projects where client_id = '${client}')`),
  );
  await sql(SUMS(client));
  await sql(TOTALS(client));
  await sql(UNBILLED(client));
  return { id: client, entries };
};

const UNBILLED = (client: string) => `
  insert into project_unbilled_months (org_id, project_id, month, currency, entries, seconds, bill_minor)
    select org_id, project_id, date_trunc('month', work_date)::date, currency, count(*), sum(duration_s), sum(bill_minor)
    from activity_entries where org_id = '${BENCH}' and status = 'approved' and billable
      and project_id in (select id from projects where client_id = '${client}') group by 1, 2, 3, 4`;

const FILLED = [
  'projects',
  'activity_entries',
  'exported_entries',
  'project_totals',
  'project_days',
  'project_day_sums',
  'project_month_people',
  'project_unbilled_months',
  'project_milestones',
  'ops_log',
  'ops_log_items',
];

/** As autovacuum would after a minute. */
export const settle = async ({ muster }: Place): Promise<void> => {
  for (const table of FILLED) await muster.sql(`vacuum analyze ${table}`);
};
