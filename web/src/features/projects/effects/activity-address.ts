import { STATUSES } from '#contract/activity/shapes.ts';
import { addDays } from '#contract/projects/calendar.ts';
import { day, oneOf, searchParameters, several, stringifySearch, text } from '../../../platform/search.ts';

/** Everything that the address of a project's activity holds. */
export const activitySearch = searchParameters({
  from: day,
  to: day,
  member_id: several(text),
  service_type_id: several(text),
  status: several(oneOf(STATUSES)),
  billable: oneOf(['true', 'false']),
  q: text,
});

/** Everything that the address of a project's activity holds, read. */
export type ActivitySearch = ReturnType<typeof activitySearch>;

/** Address of a project's entries behind a figure. */
export const activityHref = (project_id: string, search: ActivitySearch = {}): string =>
  `/manager/projects/${project_id}/activity${stringifySearch(search)}`;

/** The seven days from a week's first one. */
export const weekFrom = (from: string) => ({ from, to: addDays(from, 6) });
