import { brokenRule } from '#contract/errors.ts';
import type { MemberChanges } from '#contract/members/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockMember } from '../queries.ts';

/**
 * Changes what is said of a person of the team; without a difference nothing is written. Throws 404, also for somebody who has
 * left, 412, 422 `placeholder-has-account`.
 */
export const updateMember = async (context: Context, id: string, input: MemberChanges): Promise<void> => {
  const member = await lockMember(context, id);
  requireVersion(member, context.version, 'person');
  if (input.employment === 'placeholder' && member.user_sub)
    throw brokenRule(
      'placeholder-has-account',
      'employment',
      `${member.name} has an account, and a placeholder is only a name: choose employee or contractor.`,
    );
  const { position, department } = input;
  const wanted = {
    ...input,
    ...(position === undefined ? {} : { position: position || null }),
    ...(department === undefined ? {} : { department: department || null }),
  };
  const changes = changesBetween(member, wanted);
  if (Object.keys(changes).length === 0) return;
  await context.db
    .updateTable('members')
    .set(wanted)
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({ type: 'member.changed', subject: { type: 'member', id }, changes });
};
