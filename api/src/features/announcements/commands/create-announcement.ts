import type { NewAnnouncement } from '#contract/announcements/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireAudience, tidied } from '../rules/audience.ts';

/** Writes an announcement or a template and returns its id. Throws 403 and 404 for its audience. */
export const createAnnouncement = async (context: Context, given: NewAnnouncement): Promise<string> => {
  const fields = { ...given, audience: tidied(given.audience) };
  await requireAudience(context, fields.audience);
  const { id } = await context.db
    .insertInto('announcements')
    .values({ org_id: context.organization, ...fields, audience: JSON.stringify(fields.audience) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.record({
    type: 'announcement.created',
    subject: { type: 'announcement', id },
    changes: changesBetween({}, fields),
  });
  return id;
};
