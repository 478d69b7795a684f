import { sql } from 'kysely';
import { z } from 'zod';
import { notificationPreference } from '#contract/notifications/shapes.ts';
import type { Inside } from '../../../platform/reactions.ts';
import type { Wishes } from '../rules/ways.ts';

const row = z.object({
  recipient: z.string(),
  timezone: z.string().nullable(),
  quiet_from: z.string().nullable(),
  quiet_to: z.string().nullable(),
  digest: z.enum(['daily', 'weekly']),
  digest_at: z.string(),
  preferences: z.array(notificationPreference),
});

/**
 * How these people want to be told, by subject; whoever isn't known any more is absent, and everybody of an organization that isn't
 * active. Without a zone of their own that of the organization counts.
 */
export const readWishes = async (
  { db, organization }: Inside,
  people: readonly string[],
): Promise<ReadonlyMap<string, Wishes>> => {
  const zone = await zoneOf(db, organization);
  if (zone === null) return new Map();
  const { rows } = await sql`select * from notification_wishes(${people})`.execute(db);
  return new Map(
    z
      .array(row)
      .parse(rows)
      .map((wish) => [wish.recipient, wishesOf(wish, zone)]),
  );
};

const wishesOf = (
  { timezone, quiet_from, quiet_to, digest, digest_at, preferences }: z.infer<typeof row>,
  zone: string,
): Wishes => ({
  zone: timezone ?? zone,
  quiet: quiet_from && quiet_to ? { from: quiet_from, to: quiet_to } : null,
  digest: { digest, at: digest_at },
  preferences,
});

const zoneOf = async (db: Inside['db'], organization: string | null): Promise<string | null> => {
  if (organization === null) return 'UTC';
  const { timezone, status } = await db
    .selectFrom('organizations')
    .select(['timezone', 'status'])
    .where('org_id', '=', organization)
    .executeTakeFirstOrThrow();
  return status === 'active' ? timezone : null;
};
