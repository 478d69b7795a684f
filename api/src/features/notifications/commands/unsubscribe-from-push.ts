import { notFound } from '#contract/errors.ts';
import type { PersonContext } from '../../../platform/context.ts';

/** Pushes to a browser no more. Throws 404 for one that isn't the person's. */
export const unsubscribeFromPush = async ({ db, person }: PersonContext, id: string): Promise<void> => {
  const gone = await db
    .deleteFrom('push_subscriptions')
    .where('recipient', '=', person.sub)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw notFound('browser');
};
