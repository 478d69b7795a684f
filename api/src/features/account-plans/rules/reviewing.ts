import { monthsAfter } from '#contract/account-plans/period.ts';
import type { NewReview } from '#contract/account-plans/reviews.ts';
import { brokenRule } from '#contract/errors.ts';

/** Throws 422 `review-in-the-future` and `next-review-before` beside their fields. */
export const requireHeld = (
  { held_on, next_review_on }: Pick<NewReview, 'held_on' | 'next_review_on'>,
  today: string,
): void => {
  if (held_on > today)
    throw brokenRule(
      'review-in-the-future',
      'held_on',
      'Choose today or a day before: it hasn’t been held yet.',
    );
  if (next_review_on !== null && next_review_on <= held_on)
    throw brokenRule(
      'next-review-before',
      'next_review_on',
      'Choose a day after the one on which this review was held.',
    );
};

/** When the next review is: on the day that was said, or the plan's months later. */
export const nextReviewOn = (
  { held_on, next_review_on }: Pick<NewReview, 'held_on' | 'next_review_on'>,
  { review_every_months }: { readonly review_every_months: number },
): string => next_review_on ?? monthsAfter(held_on, review_every_months);

/** The mean of scores with one decimal; null without any. */
export const averageOf = (scores: readonly { readonly score: number }[]): string | null => {
  if (scores.length === 0) return null;
  return (scores.reduce((sum, { score }) => sum + score, 0) / scores.length).toFixed(1);
};

/** When what was confirmed on a day was: at its end, or now where that is yet to come. */
export const confirmedAt = (held_on: string, now: Date): string => {
  const ending = `${held_on}T23:59:59.999Z`;
  return ending < now.toISOString() ? ending : now.toISOString();
};
