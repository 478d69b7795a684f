import { type RawBuilder, sql } from 'kysely';
import type { BodyOf } from '#contract/endpoint.ts';
import type { previewRate as endpoint } from '#contract/service-types/rate-endpoints.ts';
import { NAMED_BY_SCOPE } from '#contract/service-types/rate-shapes.ts';
import { RATE_PRECEDENCE } from '#contract/service-types/rates.ts';
import type { Context } from '../../../platform/context.ts';
import { checkScope, checkService } from '../rules/rate.ts';
import { type PreviewRow, sumPreview, worthInSql } from './preview-sums.ts';

type Asked = BodyOf<typeof endpoint>;

/**
 * What a rate would have done to the last three whole months: the row of all of them first. Throws 422 unless it names exactly
 * what its scope needs, and all of it is known.
 */
export const previewRate = async (context: Context, asked: Asked): Promise<[PreviewRow, ...PreviewRow[]]> => {
  await checkService(context, asked.service_type_id);
  await checkScope(context, asked.service_type_id, asked);
  return sumPreview(context, touched(context, asked));
};

/** The time that the rate would count for: it is for it, and nothing nearer counts. One of its own place gives way to it. */
const touched = ({ organization }: Context, asked: Asked) => sql`
  select to_char(e.work_date, 'YYYY-MM') as month, e.project_id, e.duration_s, e.bill_minor, e.cost_minor,
    coalesce(e.currency = ${asked.currency}, true) as comparable,
    case when e.billable then ${worthInSql(sql`${asked.bill_rate}::numeric`, asked.currency)} else 0 end as new_bill,
    ${worthInSql(sql`${asked.cost_rate}::numeric`, asked.currency)} as new_cost, false as unpriced
  from rates_of_time(${organization}, (select first_day from period), (select last_day from period)) t
  join activity_entries e on e.org_id = ${organization} and e.id = t.entry_id
  left join service_rates r on r.org_id = ${organization} and r.id = t.rate_id
  left join projects p on p.org_id = ${organization} and p.id = e.project_id
  left join members m on m.org_id = ${organization} and m.id = e.member_id
  cross join (${unitSeconds(organization, asked)}) unit
  where ${sql.join(isFor(asked), sql` and `)} and (r.id is null or ${rankOf('r')} >= ${rankOfAsked(asked)})`;

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
