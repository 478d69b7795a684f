import { FEEDBACK_STATES } from '#contract/feedback/shapes.ts';
import { filtersIn, PLACE_PARAMETERS, pageIn } from '../../../platform/list/list-address.ts';
import { oneOf, searchParameters, several, text } from '../../../platform/search.ts';
import type { FeedbackQuery } from '../queries.ts';

/** Everything that the list's address holds; `open` is the feedback in the box. */
export const feedbackSearch = searchParameters({
  q: text,
  status: several(oneOf(FEEDBACK_STATES)),
  open: text,
  ...PLACE_PARAMETERS,
});

/** Everything that the list's address holds, read. */
export type FeedbackSearch = ReturnType<typeof feedbackSearch>;

/** Parameters of the address that are filters. */
export const FEEDBACK_FILTERS = ['q', 'status'] as const;

/** The question to the API that an address stands for. */
export const queryOf = ({ open: _, ...search }: FeedbackSearch): FeedbackQuery => ({
  ...filtersIn(search),
  ...pageIn(search),
});
