import { z } from 'zod';
import { day } from '../shapes.ts';
import { neededSkill } from '../shifts/shapes.ts';

/** What somebody is able to do, how well (1 to 5), and the last day on which it counts; null where it doesn't run out. */
export const memberSkill = neededSkill.extend({ expires: day.nullable() });
/** What somebody is able to do. */
export type MemberSkill = z.infer<typeof memberSkill>;

/** Everything that somebody is able to do, by name; `version` is the person's. */
export const memberSkills = z.object({ version: z.int(), skills: z.array(memberSkill) });
/** Everything that somebody is able to do. */
export type MemberSkills = z.infer<typeof memberSkills>;

/** A skill as one line says it, such as `Crane licence 3 until 2027-01-31`. */
export const skillInWords = ({ skill, level, expires }: MemberSkill): string =>
  `${skill} ${level}${expires ? ` until ${expires}` : ''}`;

/** Skills in the order in which they are listed: by name, however it is written. */
export const bySkill = (one: MemberSkill, other: MemberSkill): number => {
  const [first, second] = [one.skill.toLowerCase(), other.skill.toLowerCase()];
  return first < second ? -1 : Number(first > second);
};
