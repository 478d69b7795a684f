import { organizationDomain } from '#contract/access/permission.ts';
import { emptyContent } from '#contract/dealsheets/beginning.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { Failure } from '#contract/errors.ts';
import type { makeOpportunityDealsheet as endpoint } from '#contract/plan-items/endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { requirePlan } from '../../account-plans/queries.ts';
import { holdOpportunity, nameDealsheet } from '../../plan-items/events.ts';
import { readPlace } from '../queries/place.ts';
import { requireDealsheet } from '../queries/read-dealsheet.ts';
import { countContent } from '../rules/counted.ts';
import { keepClient } from '../rules/references.ts';
import { makeDealsheet } from '../writing/make-dealsheet.ts';

/**
 * Makes a dealsheet from an opportunity of an account plan, in the plan's currency, and names it there. Throws 404, 403 `plan-update`, 422
 * `archived`, `plan-in-review`, `plan-closed`, `dealsheet-made`, `client-archived`.
 */
export const convertOpportunity = async (
  context: Context,
  of: { readonly plan_id: string; readonly item_id: string },
  { title }: BodyOf<typeof endpoint>,
): Promise<{ dealsheet_id: string; code: string }> => {
  const { client_id, currency } = await requirePlan(context, of.plan_id);
  requireWriting(context, of.plan_id);
  // Before the plan, as merging clients does.
  await keepClient(context, client_id);
  const held = await holdOpportunity(context, of);
  const { name, close_on, probability_pct, owner_id } = held.offered;
  const content = emptyContent({ currency, rate_day: (await readPlace(context)).today });
  const dealsheet_id = await makeDealsheet(context, {
    ...{ title: title || name, client_id: held.plan.client_id, opportunity: name, close_on, probability_pct },
    ...{ owner_id: await onTeam(context, owner_id), content, counted: await countContent(context, content) },
    plan: { id: held.plan.id, name: held.plan.name },
  });
  await nameDealsheet(context, held, dealsheet_id);
  const { code } = await requireDealsheet(context, dealsheet_id);
  return { dealsheet_id, code };
};

/** Whoever may make dealsheets writes in the plan, too. */
const requireWriting = ({ person, organization }: Context, plan: string): void => {
  if (person.permissions.can('update', `/account-plans/${plan}`, organizationDomain(organization))) return;
  throw new Failure('forbidden', 'You may not change account plans: ask somebody who may to make it.', {
    rule: 'plan-update',
  });
};

/** Whoever owns the opportunity, if they are still there; else whoever makes the deal owns it. */
const onTeam = async ({ db, organization }: Context, owner: string | null): Promise<string | undefined> => {
  if (owner === null) return undefined;
  const found = await db
    .selectFrom('members')
    .select('id')
    .where('org_id', '=', organization)
    .where('id', '=', owner)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return found?.id;
};
