import { sql } from 'kysely';
import {
  type resendDeliveries as endpoint,
  MOST_RESENT,
} from '#contract/announcements/delivery-endpoints.ts';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireAnnouncement } from '../../announcements/queries.ts';
import { announcedBy, countFailures, countNamed } from '../queries/deliveries.ts';
import { WAYS, type WayKey } from '../queries/ways.ts';

interface Resent {
  readonly recipient: string;
  readonly notification_id: string;
  readonly channel: WayKey['channel'];
  readonly in_digest: boolean;
}

/**
 * Queues again what failed in the organization, with its jobs; a digest finds its own. Throws 404 for an announcement of another
 * organization, and where one of those named didn't fail, or is queued again already.
 */
export const resendDeliveries = async (
  context: Context,
  { announcement, channel, deliveries }: BodyOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const { db, organization } = context;
  if (announcement) await requireAnnouncement(context, announcement);
  await requireNamed(context, deliveries ?? []);
  const { rows } = await sql<Resent>`
    select * from resend_deliveries(${announcedBy(announcement)}, ${channel ?? null}::notification_channel[],
      ${deliveries ? JSON.stringify(deliveries) : null}::jsonb, ${MOST_RESENT})`.execute(db);
  for (const { recipient, notification_id: notification, channel: way, in_digest } of rows)
    if (!in_digest) await context.enqueue(WAYS[way], { recipient, notification });
  if (rows.length > 0)
    await context.record({
      type: 'deliveries.resent',
      subject: announcement
        ? { type: 'announcement', id: announcement }
        : { type: 'organization', id: organization },
      data: { count: rows.length },
    });
  const left = deliveries ? 0 : await countFailures(context, { announcement, channel });
  return { resent: rows.length, left };
};

type Named = NonNullable<BodyOf<typeof endpoint>['deliveries']>;

const requireNamed = async (context: Context, named: Named): Promise<void> => {
  const ways = new Set(
    named.map(({ notification_id, channel }) => `${notification_id} ${channel}`.toLowerCase()),
  );
  if ((await countNamed(context, named)) < ways.size) throw notFound('failed delivery');
};
