import { type RawBuilder, sql } from 'kysely';
import { HANDOVER_KINDS, type Handover, type HandoverKind } from '#contract/members/offboarding.ts';
import type { Context } from '../../../platform/context.ts';

/** Somebody who leaves, and the last day on which they are there. */
export interface Leaver {
  readonly id: string;
  readonly last_day: string;
}

type Rows = (leaver: Leaver) => RawBuilder<unknown>;

const ENDED_PROJECTS = sql.raw("('completed', 'cancelled', 'archived')");
const OPEN_DEALS = sql.raw("('draft', 'submitted', 'changes_requested', 'approved', 'sent')");

/** Of each kind the rows as `id`, `label`, `project_id`, `day`, `plan_id`, in the organization of the transaction. */
const ROWS: Readonly<Record<HandoverKind, Rows>> = {
  approvals: ({ id }) => sql`
    select e.id, m.name, e.project_id, e.work_date, null::uuid from activity_entries e
    join organizations o on o.org_id = e.org_id join members m on m.org_id = e.org_id and m.id = e.member_id
    left join projects p on p.org_id = e.org_id and p.id = e.project_id
    where e.org_id = (select muster_org()) and e.status = 'submitted' and e.archived_at is null
      and (m.manager_id = ${id}::uuid or p.owner_id = ${id}::uuid)
      and exists (select from words_on(e, o.approval, m.manager_id, m.user_sub, p.owner_id) w
        where not w.given and w.approver_id = ${id}::uuid)
      and not exists (select from activity_months c where c.org_id = e.org_id and c.status = 'closed'
        and c.month = date_trunc('month', e.work_date)::date)`,
  leave_approvals: ({ id }) => sql`
    select l.id, m.name, null::uuid, l.from_date, null::uuid from leave_requests l
    join members m on m.org_id = l.org_id and m.id = l.member_id
    where l.org_id = (select muster_org()) and l.status = 'requested' and m.manager_id = ${id}::uuid`,
  reports: ({ id }) => sql`
    select m.id, m.name, null::uuid, null::date, null::uuid from members m
    where m.org_id = (select muster_org()) and m.manager_id = ${id}::uuid and m.archived_at is null`,
  projects: ({ id }) => sql`
    select p.id, p.name, p.id, p.end_date, null::uuid from projects p
    where p.org_id = (select muster_org()) and p.owner_id = ${id}::uuid and p.archived_at is null
      and p.status not in ${ENDED_PROJECTS}`,
  clients: ({ id }) => sql`
    select c.id, c.name, null::uuid, null::date, null::uuid from clients c
    where c.org_id = (select muster_org()) and c.owner_id = ${id}::uuid and c.archived_at is null`,
  account_plans: ({ id }) => sql`
    select a.id, a.name, null::uuid, a.ends_on, a.id from account_plans a
    where a.org_id = (select muster_org()) and a.owner_id = ${id}::uuid and a.archived_at is null and a.status <> 'closed'`,
  dealsheets: ({ id }) => sql`
    select d.id, d.title, null::uuid, d.close_on, null::uuid from dealsheets d
    where d.org_id = (select muster_org()) and d.owner_id = ${id}::uuid and d.archived_at is null and d.status in ${OPEN_DEALS}`,
  plan_parts: ({ id }) => sql`
    select i.id, left(i.label, 200), null::uuid, i.day, i.plan_id from (${sql.join(PLAN_PARTS.map(partRows), sql` union all `)}) i
    where i.owner_id = ${id}::uuid`,
  project_sponsorships: ({ id }) => sql`
    select p.id, p.name, p.id, p.end_date, null::uuid from projects p
    where p.org_id = (select muster_org()) and p.sponsor_id = ${id}::uuid and p.archived_at is null
      and p.status not in ${ENDED_PROJECTS}`,
  plan_sponsorships: ({ id }) => sql`
    select a.id, a.name, null::uuid, a.ends_on, a.id from account_plans a
    where a.org_id = (select muster_org()) and a.sponsor_id = ${id}::uuid and a.archived_at is null and a.status <> 'closed'`,
  shifts: ({ id, last_day }) => sql`
    select a.id, p.name, a.project_id, a.day, null::uuid from assignments a join projects p on p.org_id = a.org_id and p.id = a.project_id
    where a.org_id = (select muster_org()) and a.member_id = ${id}::uuid and a.archived_at is null
      and a.status in ('offered', 'confirmed') and a.day > ${last_day}::date`,
  follow_ups: ({ id }) => sql`
    select i.entry_id, l.title, i.project_id, i.due, null::uuid from ops_log_items i
    join ops_log l on l.org_id = i.org_id and l.project_id = i.project_id and l.seq = i.entry_seq
    where i.org_id = (select muster_org()) and i.kind = 'follow_up' and not i.settled and i.owner_id = ${id}::uuid`,
  dotted_lines: ({ id }) => sql`
    select m.id, m.name, null::uuid, d.from_day, null::uuid from dotted_lines d
    join members m on m.org_id = d.org_id and m.id = d.member_id
    where d.org_id = (select muster_org()) and d.to_member_id = ${id}::uuid and d.until_day is null`,
};

/** Parts of account plans that are somebody's, while they are theirs to do. */
export const PLAN_PARTS = [
  {
    ...({ kind: 'objective', table: 'plan_objectives' } as const),
    ...{ label: 'i.title', day: 'null', open: "i.status not in ('achieved', 'dropped')" },
  },
  {
    ...({ kind: 'stakeholder', table: 'plan_stakeholders' } as const),
    label: `(select concat_ws(' ', c.first_name, c.last_name) from contacts c
      where c.org_id = i.org_id and c.id = i.contact_id)`,
    ...{ day: 'null', open: 'true' },
  },
  {
    ...({ kind: 'action', table: 'plan_actions' } as const),
    ...{ label: 'i.title', day: 'i.due_on', open: "i.status in ('open', 'doing')" },
  },
  {
    ...({ kind: 'opportunity', table: 'plan_opportunities' } as const),
    ...{ label: 'i.name', day: 'null', open: "i.stage not in ('won', 'lost')" },
  },
  {
    ...({ kind: 'risk', table: 'plan_risks' } as const),
    ...{ label: 'i.text', day: 'null', open: "i.status = 'open'" },
  },
];

/** The open ones of such a part, of plans that go on, with their plans as `a`. */
export const openParts = ({ table, open }: (typeof PLAN_PARTS)[number]) => sql`from ${sql.table(table)} i
  join account_plans a on a.org_id = i.org_id and a.id = i.plan_id and a.archived_at is null and a.status <> 'closed'
  where i.org_id = (select muster_org()) and ${sql.raw(open)}`;

const partRows = (part: (typeof PLAN_PARTS)[number]) =>
  sql`select i.id, i.plan_id, ${sql.raw(part.label)} as label, i.owner_id, ${sql.raw(part.day)}::date as day ${openParts(part)}`;

/** What keeps somebody from leaving: approvals until they are decided, what needs somebody to go on. */
export const APPROVALS = ['approvals', 'leave_approvals'] as const satisfies HandoverKind[];
const BLOCKING: readonly HandoverKind[] = [
  ...APPROVALS,
  'reports',
  'projects',
  'account_plans',
  'dealsheets',
];

/** What somebody else may take over; approvals go along with people and projects. */
export const TRANSFERABLE = [
  ...(['reports', 'projects', 'clients', 'account_plans', 'dealsheets', 'plan_parts'] as const),
  ...(['project_sponsorships', 'plan_sponsorships'] as const),
] satisfies HandoverKind[];

const SHOWN = 20;

type Asking = Pick<Context, 'db'>;

/** What somebody leaves behind of some kinds, in the order of the kinds; those of which nothing is left aren't among them. */
export const listHandovers = async (
  { db }: Asking,
  leaver: Leaver,
  kinds: readonly HandoverKind[] = HANDOVER_KINDS,
): Promise<Omit<Handover, 'to'>[]> => {
  const all = kinds.map(
    (kind) =>
      sql`select ${sql.lit(kind)}::text as kind, * from (${ROWS[kind](leaver)}) r (id, label, project_id, day, plan_id)`,
  );
  const { rows } = await sql<Pick<Handover, 'kind' | 'count' | 'items'>>`
    select kind, count(*)::int as count, (array_agg(jsonb_build_object(
      'id', id, 'label', label, 'project_id', project_id, 'plan_id', plan_id, 'day', day) order by day nulls last, lower(label), id))[1:${sql.lit(SHOWN)}] as items
    from (${sql.join(all, sql` union all `)}) every group by kind`.execute(db);
  const known = new Map(rows.map((row) => [row.kind, row]));
  return kinds.flatMap((kind) => {
    const found = known.get(kind);
    if (!found) return [];
    const transferable = TRANSFERABLE.some((one) => one === kind);
    return [{ ...found, blocks: BLOCKING.includes(kind), transferable }];
  });
};
