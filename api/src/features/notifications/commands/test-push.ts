import { sql } from 'kysely';
import { Failure, notFound } from '#contract/errors.ts';
import type { PersonContext } from '../../../platform/context.ts';
import { listSubscriptions } from '../queries/subscriptions.ts';

/** Jobs of pushes: `{recipient, notification}`, and `rest` where only some of the browsers are meant. */
export const PUSHES = 'notification-push';

/** How many tests one person may ask for within a minute. */
export const TESTS_A_MINUTE = 5;

const A_MINUTE_MS = 60_000;

/**
 * Pushes a notification of its own to one of the person's browsers, at once and whatever they wish: it is told in their inbox,
 * so that every step of it can be followed. Throws 404 for a browser that isn't theirs, and 429.
 */
export const testPush = async (
  { db, person, now, enqueue }: PersonContext,
  subscription: string,
): Promise<{ notification: string }> => {
  const browsers = await listSubscriptions(db, person.sub);
  if (!browsers.some(({ id }) => id === subscription.toLowerCase())) throw notFound('browser');
  const { tests } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('tests'))
    .where('recipient', '=', person.sub)
    .where('type', '=', 'push.tested')
    .where('created_at', '>', new Date(now.getTime() - A_MINUTE_MS).toISOString())
    .executeTakeFirstOrThrow();
  if (Number(tests) >= TESTS_A_MINUTE)
    throw new Failure('too_many_requests', `${TESTS_A_MINUTE} tests a minute are enough: wait a little.`);
  const way = { in_digest: false, due_at: now.toISOString() };
  const told = {
    ...{ recipient: person.sub, type: 'push.tested', title: 'Test notification' },
    ...{ message: 'Push works in this browser.', url: '/tests', priority: 'urgent' },
    ...{ reason: 'You asked for it on the test page.', source: crypto.randomUUID() },
    channels: [
      { channel: 'app', status: 'ready', ...way },
      { channel: 'web-push', status: 'queued', ...way },
    ],
  };
  const { rows } = await sql<{ notification_id: string }>`
    select notification_id from add_notifications(${JSON.stringify([told])}::jsonb)`.execute(db);
  const [made] = rows;
  if (!made) throw new Error('The test was not added.');
  const notification = made.notification_id;
  await enqueue(PUSHES, { recipient: person.sub, notification, rest: [subscription.toLowerCase()] });
  return { notification };
};
