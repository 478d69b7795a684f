import { STATUSES } from '#contract/activity/shapes.ts';
import { FEED_KINDS } from '#contract/feed/shapes.ts';
import { day, oneOf, searchParameters, several, stringifySearch, text } from '../../../platform/search.ts';

/** Everything that the address of a project's activity holds. */
export const activitySearch = searchParameters({
  kind: several(oneOf(FEED_KINDS)),
  unseen: oneOf(['true']),
  from: day,
  to: day,
  member_id: several(text),
  service_type_id: several(text),
  status: several(oneOf(STATUSES)),
  billable: oneOf(['true', 'false']),
  q: text,
  /** A comment to be brought into sight. */
  comment: text,
});

/** Everything that the address of a project's activity holds, read. */
export type ActivitySearch = ReturnType<typeof activitySearch>;

/** Address of a project's entries behind a figure. */
export const activityHref = (project_id: string, search: ActivitySearch = {}): string =>
  `/manager/projects/${project_id}/activity${stringifySearch(search)}`;
