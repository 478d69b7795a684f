import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { holdCalendarFeed, requireOwnPlace } from '../queries/calendar-feeds.ts';
import { endCalendarFeed } from '../writing/end-calendar-feed.ts';

/** Ends the address of the caller's roster. Throws 404 for one that isn't theirs or has ended, 412. */
export const revokeCalendarFeed = async (context: Context, id: string): Promise<void> => {
  const feed = await holdCalendarFeed(context, requireOwnPlace(context));
  requireVersion(feed?.id === id ? feed : undefined, context.version, 'calendar address');
  await endCalendarFeed(context, id);
};
