import { periodProblem } from '#contract/account-plans/period.ts';
import type { AccountPlan, AccountPlanChanges } from '#contract/account-plans/shapes.ts';
import type { AccountTier } from '#contract/account-plans/states.ts';
import { t } from '../components/form/messages.ts';

/** An account plan as a form holds it. */
export type PlanValues = {
  client_id: string | null;
  name: string;
  owner_id: string | null;
  sponsor_id: string | null;
  tier: AccountTier;
  starts_on: string | null;
  ends_on: string | null;
  review_every_months: number | null;
  next_review_on: string | null;
  currency: string | null;
  revenue_target_minor: number | null;
  wallet_minor: number | null;
  summary: string;
  client_goals: string;
  strategy: string;
};

/** The form's fields, in their order. */
export const PLAN_FIELDS = [
  ...(['client_id', 'name', 'owner_id', 'sponsor_id', 'tier', 'starts_on', 'ends_on'] as const),
  ...(['review_every_months', 'next_review_on', 'currency', 'revenue_target_minor', 'wallet_minor'] as const),
  ...(['summary', 'client_goals', 'strategy'] as const),
];

/** The form's labels by field. */
export const PLAN_LABELS: Record<keyof PlanValues, string> = {
  ...{ client_id: t('client'), name: t('name'), owner_id: t('owner'), sponsor_id: t('sponsor') },
  ...{ tier: t('tier'), starts_on: t('from'), ends_on: t('until') },
  ...{ review_every_months: t('cadence'), next_review_on: t('next_review'), currency: t('currency') },
  ...{ revenue_target_minor: t('target'), wallet_minor: t('wallet') },
  ...{ summary: t('summary'), client_goals: t('client_goals'), strategy: t('strategy') },
};

/** The form of a plan that there is. */
export const valuesOf = (plan: AccountPlan): PlanValues => ({
  ...{ client_id: plan.client.id, name: plan.name, owner_id: plan.owner?.id ?? null },
  ...{ sponsor_id: plan.sponsor?.id ?? null, tier: plan.tier },
  ...{ starts_on: plan.starts_on, ends_on: plan.ends_on },
  ...{ review_every_months: plan.review_every_months, next_review_on: plan.next_review_on },
  ...{ currency: plan.currency, revenue_target_minor: plan.revenue_target_minor },
  ...{ wallet_minor: plan.wallet_minor, summary: plan.summary },
  ...{ client_goals: plan.client_goals, strategy: plan.strategy },
});

const amount = (minor: number | null) => (minor !== null && minor < 0 ? t('below_zero') : null);

/** What is wrong with a period, in words; null where nothing is, or a day is missing. */
export const periodWords = ({
  starts_on,
  ends_on,
}: Pick<PlanValues, 'starts_on' | 'ends_on'>): string | null =>
  starts_on && ends_on ? (periodProblem({ starts_on, ends_on })?.message ?? null) : null;

/** What can be said before asking the server. */
export const VALIDATE_PLAN = {
  client_id: (id: string | null) => (id ? null : t('client_missing')),
  name: (name: string) => (name.trim() ? null : t('name_missing')),
  starts_on: (day: string | null) => (day ? null : t('from_missing')),
  ends_on: (day: string | null, values: PlanValues) => (day ? periodWords(values) : t('until_missing')),
  review_every_months: (months: number | null) =>
    months !== null && months >= 1 && months <= 36 ? null : t('cadence_wrong'),
  revenue_target_minor: amount,
  wallet_minor: amount,
};

type Fields = Required<Pick<AccountPlanChanges, 'client_id' | 'name' | 'starts_on' | 'ends_on'>> &
  AccountPlanChanges;

/** The form as the API takes it; who owns it, and in which currency, isn't said where nobody chose. */
export const fieldsOf = ({ owner_id, currency, ...values }: PlanValues): Fields => ({
  ...values,
  ...{ name: values.name.trim(), client_id: values.client_id ?? '' },
  ...{ starts_on: values.starts_on ?? '', ends_on: values.ends_on ?? '' },
  ...{ review_every_months: values.review_every_months ?? 0 },
  ...(owner_id ? { owner_id } : {}),
  ...(currency ? { currency } : {}),
});

/** The fields of `values` that differ from `base`. */
export const changedFields = (base: PlanValues, values: PlanValues): AccountPlanChanges => {
  const before = new Map<string, unknown>(Object.entries(fieldsOf(base)));
  return Object.fromEntries(
    Object.entries(fieldsOf(values)).filter(([field, value]) => before.get(field) !== value),
  );
};
