import { addDays } from '#contract/activity/rules.ts';
import type { MemberSkill } from '#contract/members/skills.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import type { Conflict } from '../../../ui/form-page/conflict-dialog.tsx';
import { t } from '../components/skills/messages.ts';

/** A skill as the form holds it. */
export type SkillValues = { skill: string; level: string | null; expires: string | null };

const LEVELS = [1, 2, 3, 4, 5] as const;

/** A level in words; the figure alone where there is none. */
export const levelName = (level: number): string => {
  const known = LEVELS.find((one) => one === level);
  return known ? t(`level_${known}`) : String(level);
};

/** The levels to choose from. */
export const LEVEL_OPTIONS = LEVELS.map((level) => ({ value: String(level), label: t(`level_${level}`) }));

/** How long before its last day a skill is said to run out. */
const SOON_DAYS = 30;

/** Whether a skill counts on a day; `ends-soon` where it does, but not for long. */
export const standingOf = ({ expires }: MemberSkill, today: string): 'counts' | 'ends-soon' | 'expired' => {
  if (!expires) return 'counts';
  if (expires < today) return 'expired';
  return expires <= addDays(today, SOON_DAYS) ? 'ends-soon' : 'counts';
};

/** The form of a skill; empty for a new one. */
export const valuesOf = (skill: MemberSkill | null): SkillValues =>
  skill ? { ...skill, level: String(skill.level) } : { skill: '', level: null, expires: null };

/** What can be said before asking the server. */
export const VALIDATE = {
  skill: (skill: string) => (skill.trim() ? null : t('skill_missing')),
  level: (level: string | null) => (level ? null : t('level_missing')),
};

/** However it is written. */
export const isCalled = (name: string) => {
  const wanted = name.trim().toLowerCase();
  return ({ skill }: MemberSkill) => skill.toLowerCase() === wanted;
};

/** The whole list with the form's skill in it: in place of the one that it began with, else at the end. */
export function listWith(
  skills: readonly MemberSkill[],
  before: MemberSkill | null,
  { skill, level, expires }: SkillValues,
): MemberSkill[] {
  const mine = { skill: skill.trim(), level: Number(level), expires };
  const at = before ? skills.findIndex(isCalled(before.skill)) : -1;
  return at < 0 ? [...skills, mine] : skills.with(at, mine);
}

const LABELS = { level: t('level'), expires: t('until') };

/** What both sides changed of the skill, and differently, in words. */
export function conflictsOf(
  before: MemberSkill | null,
  mine: SkillValues,
  theirs: readonly MemberSkill[],
  format: Pick<Format, 'day'>,
): Conflict[] {
  if (!before) return [];
  const now = theirs.find(isCalled(before.skill));
  const mineNow = listWith([], null, mine)[0] ?? before;
  if (!now) return [{ field: 'skill', label: t('skill'), yours: mineNow.skill, theirs: t('taken_away') }];
  const word = (field: 'level' | 'expires', one: MemberSkill) => {
    if (field === 'level') return levelName(one.level);
    return one.expires ? format.day(one.expires) : t('no_end');
  };
  return (['level', 'expires'] as const)
    .filter((field) => now[field] !== before[field] && now[field] !== mineNow[field])
    .map((field) => ({ field, label: LABELS[field], yours: word(field, mineNow), theirs: word(field, now) }));
}
