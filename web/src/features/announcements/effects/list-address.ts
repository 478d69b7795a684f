import { ANNOUNCEMENT_SORTS } from '#contract/announcements/endpoints.ts';
import { ANNOUNCEMENT_STATUSES } from '#contract/announcements/states.ts';
import { filtersIn, PLACE_PARAMETERS, pageIn } from '../../../platform/list/list-address.ts';
import { oneOf, searchParameters, several, sortOf, text } from '../../../platform/search.ts';
import type { AnnouncementQuery } from '../queries.ts';

/** What can be on its way to somebody; templates have a list of their own. */
export const LISTED_STATUSES = ANNOUNCEMENT_STATUSES.filter((status) => status !== 'template');

/** Parameters of the address that are filters. */
export const LIST_FILTERS = ['q', 'status'] as const;

/** The order of the list where the address has none. */
export const LIST_SORT = '-created_at';

/** Everything that the address of the announcements holds. */
export const announcementSearch = searchParameters({
  q: text,
  status: several(oneOf(LISTED_STATUSES)),
  sort: sortOf(ANNOUNCEMENT_SORTS),
  ...PLACE_PARAMETERS,
});

/** Everything that the address of the announcements holds, read. */
export type AnnouncementSearch = ReturnType<typeof announcementSearch>;

/** The question to the API that an address stands for. */
export const queryOf = (search: AnnouncementSearch): AnnouncementQuery => ({
  status: LISTED_STATUSES,
  sort: LIST_SORT,
  ...filtersIn(search),
  ...pageIn(search),
});

/** The order of the templates where the address has none. */
export const TEMPLATE_SORT = 'title';

/** Everything that the address of the templates holds. */
export const templateSearch = searchParameters({
  q: text,
  sort: sortOf(['title', 'created_at']),
  ...PLACE_PARAMETERS,
});

/** Everything that the address of the templates holds, read. */
export type TemplateSearch = ReturnType<typeof templateSearch>;

/** The question to the API for templates that an address stands for. */
export const templateQueryOf = (search: TemplateSearch): AnnouncementQuery => ({
  sort: TEMPLATE_SORT,
  ...filtersIn(search),
  ...pageIn(search),
  status: ['template'],
});
