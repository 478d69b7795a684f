import { type NewReview, type PlanReview, USUAL_CRITERIA } from '#contract/account-plans/reviews.ts';
import type { AgeingSection } from '#contract/account-plans/sections.ts';
import { t } from '../../components/reviews/messages.ts';

/** Scores as they are chosen; none of what nobody judged. */
export const SCORES = ['1', '2', '3', '4', '5'] as const;

/** How one criterion is judged. */
export interface ScoreValues {
  readonly criterion: string;
  readonly score: (typeof SCORES)[number] | '';
  readonly comment: string;
}

/** What stands in the form of a review. */
export type ReviewValues = {
  held_on: string | null;
  notes: string;
  scores: ScoreValues[];
  confirmed: AgeingSection[];
  next_review_on: string | null;
};

type Beginning = {
  readonly today: string;
  readonly criteria: readonly string[] | undefined;
  readonly confirmed: readonly AgeingSection[];
};

/** A new review, held today, by the criteria that the plan's reviews ask for. */
export const newReviewValues = ({ today, criteria, confirmed }: Beginning): ReviewValues => ({
  ...{ held_on: today, notes: '', next_review_on: null, confirmed: [...confirmed] },
  scores: (criteria ?? USUAL_CRITERIA).map((criterion) => ({ criterion, score: '', comment: '' })),
});

/** A review that was recorded, to be corrected. */
export const reviewValues = (review: PlanReview): ReviewValues => ({
  ...{ held_on: review.held_on, notes: review.notes, next_review_on: review.next_review_on },
  confirmed: [...review.confirmed],
  scores: review.scores.map(({ criterion, score, comment }) => ({
    ...{ criterion, comment, score: SCORES.find((one) => Number(one) === score) ?? '' },
  })),
});

/** What is sent: criteria that nobody judged are left out. */
export const reviewBody = (values: ReviewValues, today: string): NewReview => ({
  ...{ held_on: values.held_on ?? today, notes: values.notes, confirmed: values.confirmed },
  next_review_on: values.next_review_on,
  scores: values.scores
    .filter(({ score }) => score !== '')
    .map(({ criterion, score, comment }) => ({ criterion, score: Number(score), comment })),
});

/** What has to be said of a review. */
export const VALIDATE_REVIEW = {
  held_on: (day: string | null) => (day ? null : t('held_on_missing')),
  scores: {
    criterion: (criterion: string) => (criterion.trim() ? null : t('criterion_missing')),
  },
};
