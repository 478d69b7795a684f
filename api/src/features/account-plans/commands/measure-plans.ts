import { sql } from 'kysely';
import { healthFactors, worstHealth } from '#contract/account-plans/health.ts';
import { PLAN_HEALTHS, type PlanHealth } from '#contract/account-plans/states.ts';
import { record } from '../../../platform/events.ts';
import type { Inside } from '../../../platform/reactions.ts';
import { readCountedLogs } from '../queries/counted-logs.ts';
import type { MeasuredPlan } from '../queries/delivery-facts.ts';
import { measureDelivery } from '../queries/measure-delivery.ts';

/** So many plans of an organization are measured at a time, those first whose figures are the oldest. */
const MOST = 500;

/** A plan that is to be measured. */
interface ToMeasure extends MeasuredPlan {
  readonly id: string;
  readonly name: string;
  readonly client: string;
  readonly health_computed: PlanHealth | null;
  readonly measured_at: string | null;
  /** Identity subject of whoever owns it. */
  readonly owner: string | null;
}

/** A plan whose health got worse. */
export interface Worsened {
  readonly plan: Pick<ToMeasure, 'id' | 'name' | 'client' | 'owner'>;
  readonly before: PlanHealth | null;
  readonly after: PlanHealth;
  /** Id of what was recorded of it. */
  readonly event: string;
}

/**
 * Measures approved and active plans anew, with all costs, for lists; what got worse since it was measured before is recorded, once.
 * Nobody did it, and nobody's form is stale by it.
 */
export const measurePlans = async ({ db, organization }: Inside): Promise<readonly Worsened[]> => {
  if (organization === null) return [];
  const place = { db, organization };
  const plans = await listToMeasure(place);
  if (plans.length === 0) return [];
  const counts = await readCountedLogs(place);
  const worsened: Omit<Worsened, 'event'>[] = [];
  for (const plan of plans) {
    const after = await measure(place, plan, counts);
    const before = plan.health_computed;
    if (after !== null && plan.measured_at !== null && badness(after) > badness(before))
      worsened.push({ plan, before, after });
  }
  const events = await record(
    { ...place, requestId: 'measuring-account-plans', person: { name: 'Muster' } },
    ...worsened.map(({ plan: { id }, before, after }) => ({
      type: 'account-plan.worsened' as const,
      subject: { type: 'account-plan', id },
      changes: { health_computed: [before, after] as const },
    })),
  );
  return worsened.flatMap((one, at) => {
    const event = events[at];
    return event === undefined ? [] : [{ ...one, event }];
  });
};

/** Where nothing was measured, nothing was wrong. */
const badness = (health: PlanHealth | null): number => (health === null ? 0 : PLAN_HEALTHS.indexOf(health));

type Place = Pick<Parameters<typeof readCountedLogs>[0], 'db' | 'organization'>;

const measure = async (
  place: Place,
  plan: ToMeasure,
  counts: Awaited<ReturnType<typeof readCountedLogs>>,
): Promise<PlanHealth | null> => {
  const { db, organization } = place;
  const everything = sql`select id from projects where org_id = ${organization}::uuid`;
  const { measures, revenue_minor } = await measureDelivery(place, plan, everything, counts);
  const factors = healthFactors(measures);
  const health_computed = worstHealth(factors);
  await db
    .updateTable('account_plans')
    .set({
      ...{ health_computed, factors: JSON.stringify(factors), revenue_minor },
      measured_at: sql<string>`now()`,
    })
    .where('org_id', '=', organization)
    .where('id', '=', plan.id)
    .execute();
  return health_computed;
};

/** Those that are locked now are somebody's who writes in them: the next hour measures them. */
const listToMeasure = async ({ db, organization }: Place): Promise<readonly ToMeasure[]> => {
  const { rows } = await sql<ToMeasure>`
    with due as materialized (
      select p.id from account_plans p
      where p.org_id = ${organization}::uuid and p.status in ('approved', 'active') and p.archived_at is null
      order by p.measured_at nulls first, p.id limit ${sql.lit(MOST)} for no key update skip locked)
    select p.id, p.name, c.name as client, p.client_id, p.currency, p.starts_on::text as starts_on, p.ends_on::text as ends_on,
      p.health_computed, p.measured_at, m.user_sub as owner
    from due d join account_plans p on p.org_id = ${organization}::uuid and p.id = d.id
    join clients c on c.org_id = p.org_id and c.id = p.client_id
    left join members m on m.org_id = p.org_id and m.id = p.owner_id and m.archived_at is null
    order by p.id`.execute(db);
  return rows;
};
