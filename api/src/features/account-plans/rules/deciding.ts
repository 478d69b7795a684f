import { organizationDomain } from '#contract/access/permission.ts';
import { ACCOUNT_PLANS } from '#contract/account-plans/places.ts';
import type { Context } from '../../../platform/context.ts';

/** What is looked at of a plan that somebody would decide. */
export interface Decidable {
  readonly owner_id: string;
  /** The caller wrote in it since the revision that was approved last, or submitted it. */
  readonly authored: boolean;
}

/** Whether the caller decides plans of others at all: rules are about all of them. */
export const maySomeDecide = ({ person, organization }: Context): boolean =>
  person.permissions.can('approve', `${ACCOUNT_PLANS}/any`, organizationDomain(organization));

/** Why the caller may not decide a plan that waits, with the rule's name; null where they may. */
export const whyNotDecide = (
  context: Context,
  { owner_id, authored }: Decidable,
): { readonly rule: 'own-plan' | 'approve-plan'; readonly message: string } | null => {
  if (context.member === owner_id)
    return { rule: 'own-plan', message: 'You own this plan: somebody else has to decide it.' };
  if (authored)
    return {
      rule: 'own-plan',
      message: 'You wrote in this plan, or submitted it: somebody else has to decide it.',
    };
  if (maySomeDecide(context)) return null;
  return { rule: 'approve-plan', message: 'Directors and above decide account plans.' };
};
