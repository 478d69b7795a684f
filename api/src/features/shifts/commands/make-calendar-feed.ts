import { randomBytes } from 'node:crypto';
import { Failure } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { lockRoles } from '../../grants/queries.ts';
import { digestOf, holdCalendarFeed, requireOwnPlace } from '../queries/calendar-feeds.ts';
import { endCalendarFeed } from '../writing/end-calendar-feed.ts';

const SECRET_BYTES = 32;

/**
 * Makes a secret under which the caller's roster is read elsewhere, and answers it; the one that they know of ends. Throws 404 for
 * somebody from outside the team, 412 where there is another one than the caller knows of.
 */
export const makeCalendarFeed = async (context: Context, replaces: string | null) => {
  const { db, organization } = context;
  const member_id = requireOwnPlace(context);
  // Whoever loses their last role right now loses this address too, or makes none.
  await lockRoles(context);
  const before = await holdCalendarFeed(context, member_id);
  if ((before?.id ?? null) !== replaces) throw changedMeanwhile();
  if (before) await endCalendarFeed(context, before.id);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const feed = await db
    .insertInto('calendar_feeds')
    .values({ org_id: organization, member_id, secret_sha256: digestOf(secret) })
    // Somebody who asks twice at once.
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'version', 'created_at', 'last_read_at'])
    .executeTakeFirst();
  if (!feed) throw changedMeanwhile();
  await context.record({ type: 'calendar-feed.created', subject: { type: 'calendar-feed', id: feed.id } });
  return { feed, secret };
};

const changedMeanwhile = () =>
  new Failure(
    'stale',
    'Your calendar’s address was made or revoked elsewhere meanwhile. Look again, then decide.',
  );
