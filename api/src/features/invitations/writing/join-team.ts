import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import type { Candidate } from '../queries/team.ts';
import { nameFrom } from './take-up-members.ts';

const LONGEST_NAME = 120;

/** Makes a waiting member the person of the request, active from now on. */
export const joinTeam = async (
  { db, organization, person, record }: Context,
  { id, user_sub, ...before }: Candidate,
  invited: string,
): Promise<void> => {
  const after = {
    status: 'active' as const,
    archived_at: null,
    end_date: null,
    employment: before.employment === 'placeholder' ? ('employee' as const) : before.employment,
    name:
      before.name === nameFrom(invited)
        ? person.name.trim().slice(0, LONGEST_NAME) || before.name
        : before.name,
  };
  await db
    .updateTable('members')
    .set({ ...after, user_sub: person.sub })
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
  await record({
    type: 'member.joined',
    subject: { type: 'member', id },
    changes: changesBetween(before, after),
  });
};
