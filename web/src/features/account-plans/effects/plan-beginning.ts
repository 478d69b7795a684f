import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { ACCOUNT_TIERS } from '#contract/account-plans/states.ts';
import type { PresetRevision } from '#contract/presets/shapes.ts';
import { t } from '../components/form/messages.ts';
import { type PlanPeriod, periodAfter, periodFrom, periodName } from './plan-period.ts';
import type { PlanValues } from './plan-values.ts';

/** What a new plan begins with that nobody typed. */
export type Begun = Partial<PlanValues>;

const textIn = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const monthsIn = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** What is said, without what isn't. */
const said = (begun: { readonly [Field in keyof PlanValues]?: PlanValues[Field] | undefined }): Begun =>
  Object.fromEntries(Object.entries(begun).filter(([, value]) => value !== undefined));

/** What a preset's revision says of a plan that begins on a day. */
export const begunByPreset = ({ payload }: Pick<PresetRevision, 'payload'>, starts_on: string): Begun => {
  const months = monthsIn(payload.period_months);
  return said({
    tier: ACCOUNT_TIERS.find((tier) => tier === payload.tier),
    review_every_months: monthsIn(payload.review_every_months),
    summary: textIn(payload.summary),
    strategy: textIn(payload.strategy),
    ...(months ? periodFrom(starts_on, months) : {}),
  });
};

/** What an earlier plan says of the one that follows it; what was aimed at is said anew. */
export const begunByPlan = (plan: AccountPlan): Begun => ({
  ...{ client_id: plan.client.id, sponsor_id: plan.sponsor?.id ?? null, tier: plan.tier },
  ...periodAfter(plan),
  ...{ review_every_months: plan.review_every_months, currency: plan.currency },
  ...{ wallet_minor: plan.wallet_minor, summary: plan.summary },
  ...{ client_goals: plan.client_goals, strategy: plan.strategy },
});

/** A name made of the client's and the period's. */
export const suggestedName = (client: string, period: PlanPeriod): string =>
  t('name_suggested', { client, period: periodName(period) });

/** What to set of `values`: what begins now, and the blank of what began before and doesn't any more; nothing that somebody has touched. */
export const toBegin = (
  values: PlanValues,
  { blank, before, now }: { readonly blank: PlanValues; readonly before: Begun; readonly now: Begun },
): Begun => {
  const untouched = { ...blank, ...before };
  const wanted = { ...blank, ...now };
  const differs = new Map(Object.entries(wanted));
  return Object.fromEntries(
    Object.entries(untouched).flatMap(([field, value]) =>
      new Map<string, unknown>(Object.entries(values)).get(field) === value && differs.get(field) !== value
        ? [[field, differs.get(field)]]
        : [],
    ),
  );
};
