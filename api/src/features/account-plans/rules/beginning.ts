import { firstReviewOn } from '#contract/account-plans/period.ts';
import type { AccountPlanPreset } from '#contract/account-plans/preset.ts';
import type { AccountPlanFields } from '#contract/account-plans/shapes.ts';
import type { SourcePlan } from './references.ts';

type Said = Partial<AccountPlanFields> & Pick<AccountPlanFields, 'name' | 'starts_on' | 'ends_on'>;
type OfPreset = Pick<AccountPlanPreset, 'tier' | 'review_every_months' | 'summary' | 'strategy'>;

/** Where each field of a new plan may come from, what counts more first. */
interface Beginning {
  /** What a preset locks. */
  readonly bound: OfPreset;
  readonly said: Said;
  /** Last year's. */
  readonly from: SourcePlan | null;
  readonly preset: OfPreset;
  /** The client's currency, else the organization's. */
  readonly currency: string;
  readonly today: string;
}

/** What a new plan says of itself, besides whom it is for and who owns it. What is wanted of a year is said anew in each. */
export const beginningOf = (beginning: Beginning) => {
  const { said, from, today } = beginning;
  const { name, starts_on, ends_on, revenue_target_minor = null } = said;
  const currency = said.currency ?? from?.currency ?? beginning.currency;
  const review_every_months = chosen(beginning, 'review_every_months') ?? 3;
  const period = { starts_on, ends_on, review_every_months };
  // What the client spent in another currency isn't known in this one.
  const wallet = from?.currency === currency ? from.wallet_minor : null;
  const { sponsor_id = from?.sponsor_id ?? null, wallet_minor = wallet } = said;
  return {
    ...{ ...period, name, currency, revenue_target_minor, wallet_minor, sponsor_id },
    tier: chosen(beginning, 'tier') ?? ('B' as const),
    summary: chosen(beginning, 'summary') ?? '',
    client_goals: said.client_goals ?? from?.client_goals ?? '',
    strategy: chosen(beginning, 'strategy') ?? '',
    next_review_on: said.next_review_on === undefined ? firstReviewOn(period, today) : said.next_review_on,
  };
};

const chosen = <Field extends keyof OfPreset>(
  { bound, said, from, preset }: Beginning,
  field: Field,
): OfPreset[Field] | Said[Field] | SourcePlan[Field] | undefined =>
  bound[field] ?? said[field] ?? from?.[field] ?? preset[field];
