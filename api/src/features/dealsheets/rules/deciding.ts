import type { ApprovalBand } from '#contract/dealsheets/bands.ts';
import type { DealsheetStatus } from '#contract/dealsheets/states.ts';
import type { Context } from '../../../platform/context.ts';
import { decidableBy } from './rank.ts';

/** What is looked at of a deal that somebody would decide. */
export interface Decidable {
  readonly status: DealsheetStatus;
  readonly approver: ApprovalBand['role'];
  /** The caller wrote in its newest revision or submitted it. */
  readonly authored: boolean;
}

const WHO = { owner: 'An owner', executive: 'An executive', admin: 'An administrator' } as const;

/** Why the caller may not decide a deal, with the rule's name; null where they may. What isn't submitted waits for nobody. */
export const whyNotDecide = (
  context: Context,
  { approver, authored }: Omit<Decidable, 'status'>,
): { readonly rule: 'own-dealsheet' | 'approval-band'; readonly message: string } | null => {
  if (authored)
    return {
      rule: 'own-dealsheet',
      message: 'You wrote in this revision or submitted it: somebody else has to decide.',
    };
  if (decidableBy(context).includes(approver)) return null;
  const above = approver === 'admin' ? '' : ' or somebody above';
  return {
    rule: 'approval-band',
    message: `${WHO[approver]}${above} decides deals with this margin and discount.`,
  };
};
