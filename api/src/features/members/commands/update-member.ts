import type { MemberChanges } from '#contract/members/people.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockLines } from '../../positions/queries.ts';
import { lockMember } from '../queries.ts';
import { checkManager } from '../rules/lines.ts';
import { checkAddress, checkPerson, requireOwnWord } from '../rules/person.ts';
import { checkSeat } from '../rules/seat.ts';
import { withoutEmpty } from '../writing/without-empty.ts';

/**
 * Changes what is said of a person of the team; without a difference nothing is written. Throws 404, also for somebody who has
 * left, 412, 422 by the rules of the endpoint.
 */
export const updateMember = async (context: Context, id: string, input: MemberChanges): Promise<void> => {
  if (input.manager_id) await lockLines(context);
  const member = await lockMember(context, id);
  requireVersion(member, context.version, 'person');
  const wanted = withoutEmpty(input);
  const changes = changesBetween(member, wanted);
  if (Object.keys(changes).length === 0) return;
  checkPerson({ ...member, ...wanted });
  if (changes.email && wanted.email) {
    requireOwnWord(member);
    await checkAddress(context, id, wanted.email);
  }
  await checkManager(context, id, changes.manager_id ? wanted.manager_id : undefined);
  await checkSeat(context, id, changes.position_id ? wanted.position_id : undefined);
  await context.db
    .updateTable('members')
    .set(wanted)
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({ type: 'member.changed', subject: { type: 'member', id }, changes });
};
