import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { changedByBoth } from '../../../platform/http/rebasing.ts';
import type { Conflict } from '../../../ui/form-page/conflict-dialog.tsx';
import { t } from '../components/form/messages.ts';
import { PLAN_FIELDS, PLAN_LABELS, type PlanValues, valuesOf } from './plan-values.ts';

/** The fields that both changed, and differently, in words. */
export const planConflicts = (
  {
    base,
    mine,
    theirs,
  }: { readonly base: AccountPlan; readonly mine: PlanValues; readonly theirs: AccountPlan },
  format: Format,
): Conflict[] => {
  const now = valuesOf(theirs);
  const known = [base, theirs].flatMap(({ client, owner, sponsor }) => [client, owner, sponsor]);
  const wordOf = (field: keyof PlanValues, values: PlanValues): string => {
    const value = values[field];
    if (value === null) return '';
    if (field.endsWith('_id')) return known.find((one) => one?.id === value)?.name ?? t('another');
    if (field.endsWith('_on')) return format.day(String(value));
    if (field.endsWith('_minor')) return format.money(Number(value), values.currency ?? base.currency);
    return String(value);
  };
  return changedByBoth(PLAN_FIELDS, [valuesOf(base), mine, now]).map((field) => ({
    ...{ field, label: PLAN_LABELS[field] },
    ...{ yours: wordOf(field, mine), theirs: wordOf(field, now) },
  }));
};
