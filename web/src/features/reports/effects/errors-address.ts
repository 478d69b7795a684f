import { ERROR_STATUSES, ORIGINS, SEVERITIES } from '#contract/reports/shapes.ts';
import { filtersIn, PLACE_PARAMETERS, pageIn } from '../../../platform/list/list-address.ts';
import { oneOf, searchParameters, several, sortOf, text } from '../../../platform/search.ts';
import type { ErrorQuery } from '../queries.ts';

/** Everything that the list's address holds. */
export const errorsSearch = searchParameters({
  q: text,
  status: several(oneOf(ERROR_STATUSES)),
  severity: several(oneOf(SEVERITIES)),
  origin: several(oneOf(ORIGINS)),
  release: text,
  sort: sortOf(['last_seen_at', 'first_seen_at', 'events']),
  ...PLACE_PARAMETERS,
});

/** Everything that the list's address holds, read. */
export type ErrorsSearch = ReturnType<typeof errorsSearch>;

/** Parameters of the address that are filters. */
export const ERROR_FILTERS = ['q', 'status', 'severity', 'origin', 'release'] as const;

/** The question to the API that an address stands for. */
export const queryOf = (search: ErrorsSearch): ErrorQuery => ({ ...filtersIn(search), ...pageIn(search) });
