import type { PersonContext } from '../../../platform/context.ts';

/** How the person wants to be told; settings undefined for whoever never said. */
export const readWishes = async ({ db, person }: PersonContext) => {
  const [settings, preferences] = await Promise.all([
    db
      .selectFrom('notification_settings')
      .select(['quiet_from', 'quiet_to', 'digest', 'digest_at'])
      .where('recipient', '=', person.sub)
      .executeTakeFirst(),
    db
      .selectFrom('notification_preferences')
      .select(['organization_id', 'project_id', 'type', 'channel', 'mode'])
      .where('recipient', '=', person.sub)
      .orderBy('id')
      .execute(),
  ]);
  return { settings, preferences };
};

/** Quiet hours, digests and lines as they are kept. */
export type WishRows = Awaited<ReturnType<typeof readWishes>>;
