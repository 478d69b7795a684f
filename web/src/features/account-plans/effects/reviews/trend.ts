import type { PlanReview } from '#contract/account-plans/reviews.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import type { ChartData } from '../../../../ui/chart/chart-data.ts';
import { t } from '../../components/reviews/messages.ts';

/** The best score. */
const BEST = 5;

type Judged = Pick<PlanReview, 'id' | 'held_on' | 'average' | 'scores'>;

/** Averages from review to review, earliest first, beside those criteria that the newest one asks; without two that were judged there is no trend. */
export const trendOf = (reviews: readonly Judged[], format: Format): ChartData | null => {
  const judged = reviews.filter(({ average }) => average !== null).toReversed();
  const newest = judged.at(-1);
  if (judged.length < 2 || !newest) return null;
  const criteria = newest.scores.slice(0, BEST).map(({ criterion }) => criterion);
  const of = (wanted: string) =>
    judged.map(({ scores }) => scores.find(({ criterion }) => criterion === wanted)?.score ?? null);
  return {
    categoryLabel: t('review'),
    categories: judged.map(({ id, held_on }) => ({
      ...{ id, label: format.day(held_on), axis: format.day(held_on, 'short') },
    })),
    series: [
      { id: 'average', label: t('average'), values: judged.map(({ average }) => Number(average)) },
      ...criteria.map((criterion) => ({
        ...{ id: `of-${criterion}`, label: criterion, values: of(criterion) },
      })),
    ],
    unit: 1,
    format: (score) => format.number(score),
    exact: (score) => format.number(score, 1),
    plain: String,
  };
};
