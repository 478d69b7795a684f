import { queryOptions } from '@tanstack/react-query';
import { readCalendarFeed } from '#contract/shifts/calendar-feed-endpoints.ts';
import { readDeletion } from '#contract/users/data-endpoints.ts';
import { listMySessions } from '#contract/users/session-endpoints.ts';
import { readPushState } from '../../platform/notifications/push/permission.ts';
import { reading } from '../../platform/reading.ts';

/** Where the person is signed in; read anew with every visit, since it changes elsewhere. */
export const mySessions = { ...reading(listMySessions), staleTime: 0 };

/** What deleting the account would meet. */
export const deletion = { ...reading(readDeletion), staleTime: 0 };

/** Whether one's roster has an address; a calendar elsewhere reads it behind our back. */
export const calendarFeed = () => ({ ...reading(readCalendarFeed), staleTime: 0 });

/** How pushing to this browser stands; the browser changes it behind our back. */
export const pushState = queryOptions({
  queryKey: ['push-here'],
  queryFn: readPushState,
  staleTime: 0,
  gcTime: 0,
});
