import { audience } from '#contract/announcements/shapes.ts';
import { brokenRule, notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { lockAnnouncement } from '../queries/announcements.ts';
import { SENDING, type SendingOrder } from '../queries/order.ts';
import { previewAudience } from '../queries/preview.ts';
import { requireAudience } from '../rules/audience.ts';
import { momentOfSending, requireSendable } from '../rules/state.ts';

/**
 * Orders an announcement to be sent at a moment; of what is scheduled already it changes the moment. Throws 404, 422
 * `announcement-sent`, `announcement-is-template`, `nobody-to-tell` and `too-far-ahead`, and 403 and 404 for its audience.
 */
export const sendAnnouncement = async (context: Context, id: string, given: string | null): Promise<void> => {
  const { db, organization, now } = context;
  const before = await lockAnnouncement(context, id);
  if (!before) throw notFound('announcement');
  requireSendable(before.status);
  const at = momentOfSending(given, now);
  const whom = audience.parse(before.audience);
  await requireAudience(context, whom);
  const { people } = await previewAudience(context, whom);
  if (people === 0)
    throw brokenRule(
      'nobody-to-tell',
      'audience',
      'Nobody of this audience can be told: choose another one.',
    );
  const send_at = at.toISOString();
  await db
    .updateTable('announcements')
    .set({ status: 'scheduled', send_at, problem: null })
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    type: 'announcement.scheduled',
    subject: { type: 'announcement', id },
    changes: { status: [before.status, 'scheduled'], send_at: [before.send_at, send_at] },
  });
  const order: SendingOrder = { organization, announcement: id, send_at };
  await context.enqueue(SENDING, order, at > now ? at : undefined);
};
