import { brokenRule } from '#contract/errors.ts';
import { bySkill, type MemberSkill, type MemberSkills, skillInWords } from '#contract/members/skills.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { listSkills, lockMember } from '../queries.ts';

/**
 * Says all that a person is able to do; without a difference nothing is written. The person's version counts for their skills, too.
 * Throws 404, also for somebody who has left, 412, 422 `skill-twice`.
 */
export const replaceSkills = async (
  context: Context,
  id: string,
  { version, skills }: MemberSkills,
): Promise<void> => {
  const member = await lockMember(context, id);
  requireVersion(member, version, 'person');
  requireEachOnce(skills);
  const changes = changesBetween(
    { skills: (await listSkills(context, id)).map(skillInWords) },
    { skills: skills.toSorted(bySkill).map(skillInWords) },
  );
  if (Object.keys(changes).length === 0) return;
  const { db, organization: org_id } = context;
  await db.deleteFrom('member_skills').where('org_id', '=', org_id).where('member_id', '=', id).execute();
  if (skills.length > 0)
    await db
      .insertInto('member_skills')
      .values(skills.map((skill) => ({ ...skill, org_id, member_id: id })))
      .execute();
  await db
    .updateTable('members')
    .set({ updated_at: context.now.toISOString() })
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .execute();
  await context.record({ type: 'member.changed', subject: { type: 'member', id }, changes });
};

const called = ({ skill }: MemberSkill): string => skill.toLowerCase();

const requireEachOnce = (skills: readonly MemberSkill[]): void => {
  const names = skills.map(called);
  const again = names.findIndex((name, at) => names.indexOf(name) < at);
  if (again < 0) return;
  throw brokenRule(
    'skill-twice',
    `skills.${again}.skill`,
    'This skill is on the list already: keep one of them.',
  );
};
