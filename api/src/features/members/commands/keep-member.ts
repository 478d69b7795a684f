import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockMember } from '../queries.ts';

/** Lets somebody stay who was to leave on a day to come. Throws 404, 412, 422 `not-leaving`. */
export const keepMember = async (context: Context, id: string): Promise<void> => {
  const { db, organization, record, version } = context;
  const member = await lockMember(context, id);
  requireVersion(member, version, 'person');
  const { numDeletedRows } = await db
    .deleteFrom('offboardings')
    .where('org_id', '=', organization)
    .where('member_id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n)
    throw brokenRule('not-leaving', '', `${member.name} isn’t about to leave: load them again.`);
  await db
    .updateTable('members')
    .set({ end_date: null })
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
  await record({
    type: 'member.staying',
    subject: { type: 'member', id },
    changes: { end_date: [member.end_date, null] },
  });
};
