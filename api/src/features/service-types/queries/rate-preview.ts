import { type RawBuilder, sql } from 'kysely';
import type { BodyOf } from '#contract/endpoint.ts';
import { brokenRule } from '#contract/errors.ts';
import { minorDigits } from '#contract/money/digits.ts';
import { PREVIEW_ROWS } from '#contract/service-types/preview.ts';
import type { previewRate as endpoint } from '#contract/service-types/rate-endpoints.ts';
import { NAMED_BY_SCOPE } from '#contract/service-types/rate-shapes.ts';
import { RATE_PRECEDENCE } from '#contract/service-types/rates.ts';
import type { Context } from '../../../platform/context.ts';
import { checkScope } from '../rules/rate.ts';

type Asked = BodyOf<typeof endpoint>;

/** Time of a month on a project, or of all, that a rate would count for. */
export interface PreviewRow {
  readonly first_day: string;
  readonly last_day: string;
  /** Null in the row of all. */
  readonly month: string | null;
  readonly project: { readonly id: string; readonly name: string } | null;
  readonly entries: number;
  readonly left_out: number;
  readonly seconds: number;
  readonly bill_minor: number;
  readonly cost_minor: number;
  readonly new_bill_minor: number;
  readonly new_cost_minor: number;
  readonly rows_in_all: number;
}

/**
 * What a rate would have done to the last three whole months: the row of all of them first. Throws 422 unless it names exactly
 * what its scope needs, and all of it is known.
 */
export const previewRate = async (context: Context, asked: Asked): Promise<[PreviewRow, ...PreviewRow[]]> => {
  await requireService(context, asked);
  await checkScope(context, asked.service_type_id, asked);
  const { rows } = await sql<PreviewRow>`
    with period as (
      select (this_month - interval '3 months')::date as first_day, (this_month - interval '1 day')::date as last_day
      from date_trunc('month', muster_today()::timestamp) this_month),
    touched as (${touched(context, asked)}),
    sums as (
      select month, project_id, grouping(month) = 1 as of_all, count(*) filter (where comparable)::int as entries,
        count(*) filter (where not comparable)::int as left_out, ${sumOf('duration_s')} as seconds,
        ${sumOf('bill_minor')} as bill_minor, ${sumOf('cost_minor')} as cost_minor,
        ${sumOf('new_bill')} as new_bill_minor, ${sumOf('new_cost')} as new_cost_minor
      from touched group by grouping sets ((month, project_id), ()))
    select period.first_day, period.last_day, s.month, s.entries, s.left_out, s.seconds, s.bill_minor, s.cost_minor,
      s.new_bill_minor, s.new_cost_minor, (count(*) over () - 1)::int as rows_in_all,
      (select jsonb_build_object('id', p.id, 'name', p.name) from projects p
        where p.org_id = ${context.organization} and p.id = s.project_id) as project
    from sums s, period where s.of_all or s.entries > 0
    order by s.of_all desc, abs(s.new_bill_minor - s.new_cost_minor - s.bill_minor + s.cost_minor) desc, s.month, s.project_id
    limit ${PREVIEW_ROWS + 1}`.execute(context.db);
  const [all, ...others] = rows;
  if (!all) throw new Error('A preview has no sum.');
  return [all, ...others];
};

const requireService = async ({ db, organization }: Context, { service_type_id }: Asked): Promise<void> => {
  if (!service_type_id) return;
  const { rows } =
    await sql`select from service_types where org_id = ${organization} and id = ${service_type_id}::uuid`.execute(
      db,
    );
  if (rows.length === 0)
    throw brokenRule('service-known', 'service_type_id', 'Choose a service type of this organization.');
};

const sumOf = (column: string) => sql`coalesce(sum(${sql.ref(column)}) filter (where comparable), 0)::bigint`;

/** The time that the rate would count for: it is for it, and nothing nearer counts. One of its own place gives way to it. */
const touched = ({ organization }: Context, asked: Asked) => sql`
  select to_char(e.work_date, 'YYYY-MM') as month, e.project_id, e.duration_s, e.bill_minor, e.cost_minor,
    coalesce(e.currency = ${asked.currency}, true) as comparable,
    case when e.billable then ${worthOf(asked.bill_rate, asked.currency)} else 0 end as new_bill,
    ${worthOf(asked.cost_rate, asked.currency)} as new_cost
  from rates_of_time(${organization}, (select first_day from period), (select last_day from period)) t
  join activity_entries e on e.org_id = ${organization} and e.id = t.entry_id
  left join service_rates r on r.org_id = ${organization} and r.id = t.rate_id
  left join projects p on p.org_id = ${organization} and p.id = e.project_id
  left join members m on m.org_id = ${organization} and m.id = e.member_id
  cross join (${unitSeconds(organization, asked)}) unit
  where ${sql.join(isFor(asked), sql` and `)} and (r.id is null or ${rankOf('r')} >= ${rankOfAsked(asked)})`;

/** As `worthOf` says: rounded once, half up, and nothing by the piece or the month. */
const worthOf = (amount: string, currency: string) =>
  sql`coalesce(round(${amount}::numeric * e.duration_s * ${10 ** minorDigits(currency)}::numeric / unit.seconds), 0)`;

/** Seconds that the rate is for: those of an hour, or of the organization's longest working day. */
const unitSeconds = (organization: string, { service_type_id }: Asked) => sql`
  select case coalesce(max(s.unit::text), 'hour') when 'hour' then 3600::numeric when 'day' then
    (select nullif(max(minutes), 0) * 60 from organizations o, unnest(o.working_days) minutes where o.org_id = ${organization})
    end as seconds
  from service_types s where s.org_id = ${organization} and s.id = ${service_type_id}::uuid`;

/** What its scope names must be that of the time; a name that is missing is nobody's. */
const isFor = (asked: Asked): RawBuilder<boolean>[] => {
  const { service_type_id, client_id = null, member_id = null, project_id = null, level = null } = asked;
  const named = {
    client_id: sql<boolean>`p.client_id = ${client_id}::uuid`,
    member_id: sql<boolean>`e.member_id = ${member_id}::uuid`,
    project_id: sql<boolean>`e.project_id = ${project_id}::uuid`,
    level: sql<boolean>`m.level = ${level}::text`,
  };
  return [
    sql<boolean>`(${service_type_id}::uuid is null or e.service_type_id = ${service_type_id}::uuid)`,
    ...NAMED_BY_SCOPE[asked.scope].map((name) => named[name]),
  ];
};

const rankOf = (rate: string) =>
  sql`array_position(${[...RATE_PRECEDENCE]}::service_rate_scope[], ${sql.ref(`${rate}.scope`)}) * 2
    + (${sql.ref(`${rate}.service_type_id`)} is null)::int`;

const rankOfAsked = ({ scope, service_type_id }: Asked): number =>
  (RATE_PRECEDENCE.indexOf(scope) + 1) * 2 + (service_type_id === null ? 1 : 0);
