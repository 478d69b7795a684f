import type { PlanItem } from '#contract/plan-items/items.ts';
import { figureWord } from '../../../platform/format/figure-word.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { t } from '../components/overview/messages.ts';

type Objective = PlanItem<'objective'>;

/** Whether it counts things towards a number, such as 2 of 5 gates. */
const isCounted = ({ baseline, target, unit }: Objective): boolean =>
  target !== null && (baseline === null || Number(baseline) === 0) && /^\p{L}/u.test(unit);

/** How far it is: `2 of 5 gates`, `£329k`; empty where nobody said a figure. */
export const currentWord = (one: Objective): string => {
  const { current, target, unit } = one;
  if (current === null) return '';
  return isCounted(one) && target !== null
    ? t('of_target', { current, target: figureWord(target, unit) })
    : figureWord(current, unit);
};

/** What stands below its title: from where to where, or by when. */
export function aboutWord(one: Objective, format: Format): string {
  const { baseline, target, unit, metric, due_on } = one;
  if (target !== null && !isCounted(one)) {
    const goal = figureWord(target, unit);
    return baseline === null
      ? t('target', { target: goal })
      : t('baseline_target', { baseline: figureWord(baseline, unit), target: goal });
  }
  if (due_on === null) return metric;
  const day = format.day(due_on, 'short');
  return metric ? t('by_day', { what: metric, day }) : t('due_by', { day });
}
