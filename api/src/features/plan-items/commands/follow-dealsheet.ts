import { sql } from 'kysely';
import { OPPORTUNITY_PROBABILITIES } from '#contract/plan-items/opportunity.ts';
import { changesBetween, record } from '../../../platform/events.ts';
import type { Happened, Inside } from '../../../platform/reactions.ts';
import { type HeldPlan, holdPlan, stampPlan } from '../../account-plans/events.ts';
import { countItems } from '../queries/counts.ts';
import { type DealEnded, readDealEnded } from '../queries/deal-ended.ts';
import type { PlanPlace } from '../queries/place.ts';
import { findItem } from '../writing/find-item.ts';
import { opportunity } from '../writing/opportunity.ts';
import { itemEvent } from '../writing/tell-item.ts';
import { updateRow } from '../writing/write-row.ts';

interface Within extends Inside {
  readonly organization: string;
}

interface Followed {
  readonly id: string;
  readonly plan_id: string;
}

/**
 * Moves the opportunity that a dealsheet was made from to how the deal ended, closed on the deal's day; a won one is worth what was sold, if
 * a rate says so in the plan's currency. In a plan that is closed or archived it stays as it was. Nobody did it. Once for an event: somebody
 * may have moved it on since.
 */
export const followDealsheet = async (
  inside: Within,
  event: Happened,
  stage: 'won' | 'lost',
): Promise<void> => {
  const followed = await findFollowed(inside, event, stage);
  if (!followed) return;
  const plan = await holdPlan(inside, followed.plan_id);
  if (plan.archived_at || plan.status === 'closed' || (await isFollowed(inside, event, plan))) return;
  const ended = await readDealEnded(inside, event.subject.id, plan.currency);
  if (ended) await move(inside, event, plan, followed.id, endedAs(stage, ended));
};

/** What was lost keeps the amount that was hoped for. */
const endedAs = (stage: 'won' | 'lost', { closed_on, amount_minor }: DealEnded) => ({
  ...{ stage, probability_pct: OPPORTUNITY_PROBABILITIES[stage], close_on: closed_on },
  ...(stage === 'won' && amount_minor !== undefined ? { amount_minor } : {}),
});

const move = async (
  inside: Within,
  event: Happened,
  plan: HeldPlan,
  id: string,
  fields: ReturnType<typeof endedAs>,
): Promise<void> => {
  const { db, organization } = inside;
  const place: PlanPlace = { db, organization, plan: plan.id, client: plan.client_id, seesDealsheets: false };
  const before = await findItem(place, opportunity, id, null);
  await updateRow(place, 'plan_opportunities', id, fields);
  const after = await findItem(place, opportunity, id, null);
  await record(
    { db, organization, requestId: requestOf(event), person: { name: 'Muster' } },
    itemEvent('changed', plan, { ...after, kind: 'opportunity' }, changesBetween(before.told, after.told)),
  );
  await stampPlan(inside, plan.id, opportunity.sections, await countItems(place, 'opportunity'));
};

/** What was made into the deal, if it still stands as the event says: a deal may have gone on since. */
const findFollowed = async (
  { db, organization }: Within,
  { subject }: Happened,
  status: 'won' | 'lost',
): Promise<Followed | undefined> =>
  db
    .selectFrom('plan_opportunities as i')
    .innerJoin('dealsheets as d', (join) =>
      join.onRef('d.org_id', '=', 'i.org_id').onRef('d.id', '=', 'i.dealsheet_id'),
    )
    .select(['i.id', 'i.plan_id'])
    .where('i.org_id', '=', organization)
    .where('i.dealsheet_id', '=', subject.id)
    .where('d.status', '=', status)
    .executeTakeFirst();

const requestOf = ({ id }: Happened): string => `dealsheet-event-${id}`;

const isFollowed = async (
  { db, organization }: Within,
  event: Happened,
  { id }: HeldPlan,
): Promise<boolean> => {
  const { rows } =
    await sql`select from events where org_id = ${organization}::uuid and subject_id = ${id}::uuid
    and request_id = ${requestOf(event)} limit 1`.execute(db);
  return rows.length > 0;
};
