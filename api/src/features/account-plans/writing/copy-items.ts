import { type RawBuilder, sql } from 'kysely';
import { coveragePct } from '#contract/account-plans/coverage.ts';
import type { Context } from '../../../platform/context.ts';
import type { PlanCounts } from './touch-plan.ts';

/** From which plan what is taken over, into which one, how many years and months later, and whether both are in one currency. */
interface Copying {
  readonly from: string;
  readonly into: string;
  readonly years: number;
  readonly months: number;
  readonly sameCurrency: boolean;
}

/**
 * Takes over what goes on from one plan of a client to its next: stakeholders who are still there with whom they report to, units,
 * whitespace in the years to come, and open actions and risks, due as far into this period as they were into that one, and competitors. Who has left the team looks after nobody any more. Answers what lists tell of it.
 */
export const copyItems = async (context: Context, copying: Copying): Promise<PlanCounts> => {
  const stakeholders = await copyStakeholders(context, copying);
  await copyUnits(context, copying);
  await copyWhitespace(context, copying);
  const actions = await copyActions(context, copying);
  const risks = await copyRisks(context, copying);
  await copyCompetitors(context, copying);
  return {
    coverage_pct: coveragePct(stakeholders),
    open_actions: actions,
    open_risks: risks,
  };
};

/** Whoever looks after an item `s`, if they are still on the team. */
const owner = sql`(select m.id from members m where m.org_id = s.org_id and m.id = s.owner_id and m.archived_at is null)`;

/** The day of an item `s`, as many months later as the period moved: the last of its month where that is shorter. */
const due = ({ months }: Copying) => sql`(s.due_on + make_interval(months => ${months}::int))::date`;

/** The items of a table that are taken over, with an id for each anew, oldest first. */
const kept = (
  { organization }: Context,
  { from }: Copying,
  table: string,
  condition: RawBuilder<unknown> = sql`true`,
) => sql`select s.*, uuidv7() as fresh from (
    select * from ${sql.table(table)} s where s.org_id = ${organization}::uuid and s.plan_id = ${from}::uuid and ${condition} order by s.id) s`;

const copyStakeholders = async (context: Context, copying: Copying) => {
  const there = sql`exists (select from contacts c join account_plans p on p.org_id = c.org_id and p.client_id = c.client_id
    where c.org_id = s.org_id and c.id = s.contact_id and p.id = ${copying.into}::uuid and c.left_at is null and c.archived_at is null)`;
  const { rows } = await sql<{ coverage: number; influence: number }>`
    with s as materialized (${kept(context, copying, 'plan_stakeholders', there)})
    insert into plan_stakeholders (org_id, id, plan_id, contact_id, role, support, coverage, influence, reports_to, owner_id, note)
    select s.org_id, s.fresh, ${copying.into}::uuid, s.contact_id, s.role, s.support, s.coverage, s.influence,
      (select u.fresh from s u where u.id = s.reports_to), ${owner}, s.note from s
    returning coverage, influence`.execute(context.db);
  return rows;
};

const copyUnits = async (context: Context, copying: Copying) => {
  await sql`
    with s as materialized (${kept(context, copying, 'plan_units')})
    insert into plan_units (org_id, id, plan_id, name, position)
    select s.org_id, s.fresh, ${copying.into}::uuid, s.name, s.position from s`.execute(context.db);
};

/** The same units are known by their names. What was spent isn't known in another currency. */
const copyWhitespace = async (context: Context, copying: Copying) => {
  const { into, years, sameCurrency } = copying;
  const inReach = sql`s.year + ${years}::int between 2000 and 2100`;
  await sql`
    with s as materialized (${kept(context, copying, 'plan_whitespace', inReach)})
    insert into plan_whitespace (org_id, id, plan_id, service_type_id, unit_id, year, spend_minor, spent_with)
    select s.org_id, s.fresh, ${into}::uuid, s.service_type_id, n.id, s.year + ${years}::int,
      case when ${sameCurrency}::boolean then s.spend_minor end, s.spent_with
    from s left join plan_units u on u.org_id = s.org_id and u.id = s.unit_id
    left join plan_units n on n.org_id = s.org_id and n.plan_id = ${into}::uuid and lower(n.name) = lower(u.name)`.execute(
    context.db,
  );
};

const copyActions = async (context: Context, copying: Copying): Promise<number> => {
  const { rows } = await sql`
    with s as materialized (${kept(context, copying, 'plan_actions', sql`s.status in ('open', 'doing')`)})
    insert into plan_actions (org_id, id, plan_id, title, owner_id, due_on, status, note)
    select s.org_id, s.fresh, ${copying.into}::uuid, s.title, ${owner}, ${due(copying)}, s.status, s.note from s returning id`.execute(
    context.db,
  );
  return rows.length;
};

const copyRisks = async (context: Context, copying: Copying): Promise<number> => {
  const { rows } = await sql<{ status: string }>`
    with s as materialized (${kept(context, copying, 'plan_risks', sql`s.status in ('open', 'mitigated')`)})
    insert into plan_risks (org_id, id, plan_id, text, likelihood, impact, mitigation, owner_id, due_on, status)
    select s.org_id, s.fresh, ${copying.into}::uuid, s.text, s.likelihood, s.impact, s.mitigation, ${owner}, ${due(copying)}, s.status
    from s returning status`.execute(context.db);
  return rows.filter(({ status }) => status === 'open').length;
};

const copyCompetitors = async (context: Context, copying: Copying) => {
  await sql`
    with s as materialized (${kept(context, copying, 'plan_competitors')})
    insert into plan_competitors (org_id, id, plan_id, name, threat, share_pct, strengths, weaknesses, answer)
    select s.org_id, s.fresh, ${copying.into}::uuid, s.name, s.threat, s.share_pct, s.strengths, s.weaknesses, s.answer from s`.execute(
    context.db,
  );
};
