import { notificationTypes } from '#contract/notifications/catalogue.ts';
import { CHANNELS } from '#contract/notifications/shapes.ts';
import { filtersIn, PLACE_PARAMETERS, pageIn } from '../../../platform/list/list-address.ts';
import { oneOf, searchParameters, several, text } from '../../../platform/search.ts';
import type { FailedQuery } from '../queries.ts';

/** The ways that can fail; what is in the inbox is there. */
export const FAILING = CHANNELS.filter((channel) => channel !== 'app');

/** Parameters of the address that are filters. */
export const FAILED_FILTERS = ['type', 'channel', 'announcement'] as const;

/** Everything that the address of the failed deliveries holds. */
export const failedSearch = searchParameters({
  type: several(oneOf(notificationTypes)),
  channel: several(oneOf(FAILING)),
  announcement: text,
  ...PLACE_PARAMETERS,
});

/** Everything that the address of the failed deliveries holds, read. */
export type FailedSearch = ReturnType<typeof failedSearch>;

/** What is asked for whatever the page. */
export const failedFilters = (search: FailedSearch): FailedQuery => filtersIn(search);

/** The question to the API that an address stands for. */
export const failedQueryOf = (search: FailedSearch): FailedQuery => ({
  ...failedFilters(search),
  ...pageIn(search),
});
