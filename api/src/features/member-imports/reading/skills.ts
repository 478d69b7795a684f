import { bySkill, type MemberSkill, memberSkill } from '#contract/members/skills.ts';

/** Skills that one person has at most. */
const MOST = 50;

const LINE = /^(.+?)(?:\s+\(?([1-5])\)?)?(?:,?\s+\(?until\s+(\d{4}-\d\d-\d\d)\)?)?$/i;

/** What is wrong with a cell of skills: the rule, where it is one, and what to do. */
export interface SkillsWrong {
  readonly rule: string | null;
  readonly message: string;
}

/**
 * The skills of a cell, such as `Crane licence 3 until 2027-01-31; First aid`: between semicolons or lines, else between commas; without a
 * level as well as the first of five.
 */
export const skillsIn = (text: string): readonly MemberSkill[] | SkillsWrong => {
  const lines = text
    .split(/[;\n]/.test(text) ? /[;\n]/ : /,(?!\s*until\b)/i)
    .map((line) => line.trim())
    .filter(Boolean);
  const skills: MemberSkill[] = [];
  for (const line of lines) {
    const [, skill = '', level = '1', expires = null] = LINE.exec(line) ?? [];
    const read = memberSkill.safeParse({ skill, level: Number(level), expires });
    if (!read.success)
      return {
        rule: null,
        message: `Write “${line}” as a name of at most 60 characters, 1 to 5 and a last day, such as First aid 2 until 2027-01-31.`,
      };
    skills.push(read.data);
  }
  const names = skills.map(({ skill }) => skill.toLowerCase());
  const twice = skills.find((_, at) => names.indexOf(names[at] ?? '') < at);
  if (twice) return { rule: 'skill-twice', message: `${twice.skill} is named twice: keep one of them.` };
  if (skills.length > MOST) return { rule: null, message: `Use at most ${MOST} skills.` };
  return skills.toSorted(bySkill);
};
