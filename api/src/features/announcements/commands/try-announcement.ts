import { randomUUID } from 'node:crypto';
import { Failure } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { countTries, requireAnnouncement } from '../queries/announcements.ts';
import { TRYING } from '../queries/order.ts';
import { requireOpen } from '../rules/state.ts';

/** How often somebody may try announcements out within an hour. */
const AN_HOUR = 20;

/** Sends an announcement or a template to the person alone. Throws 404, 422 `announcement-sent` and 429. */
export const tryAnnouncement = async (context: Context, id: string): Promise<void> => {
  const { organization, person, now } = context;
  requireOpen((await requireAnnouncement(context, id)).status);
  if ((await countTries(context, now)) >= AN_HOUR)
    throw new Failure(
      'too_many_requests',
      `You have sent announcements to yourself ${AN_HOUR} times within an hour: try again later.`,
    );
  await context.record({ type: 'announcement.tried', subject: { type: 'announcement', id } });
  await context.enqueue(TRYING, { organization, announcement: id, by: person.sub, mark: randomUUID() });
};
