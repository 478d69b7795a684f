import { addDays } from '#contract/activity/rules.ts';
import { brokenRule } from '#contract/errors.ts';
import type { TemplateShiftRow } from '../queries/template-shifts.ts';
import type { ShiftLine } from '../queries/week.ts';

/** A template's shifts on the days of a week that begins on `first`, or all on that day where they have no weekday. */
export const onDays = (shifts: readonly TemplateShiftRow[], first: string, timezone: string): ShiftLine[] =>
  shifts.map(({ weekday, week_start, ...shift }) => ({
    ...shift,
    ...{ timezone, day: weekday === null ? first : addDays(first, (weekday - week_start + 7) % 7) },
  }));

interface Known {
  readonly today: string;
  /** Needed skills that somebody had when the template was kept, and those of them that somebody has now; in lower case. */
  readonly had: readonly string[];
  readonly held: readonly string[];
}

/** Refuses a shift of a day that is over, and one that needs what nobody is able to do any more: 422 `past-day`, `skill-unknown`. */
export const requirePlannable = ({ day, skills }: ShiftLine, { today, had, held }: Known): void => {
  if (day < today) throw brokenRule('past-day', 'day', 'This day is over.');
  const gone = skills.find(({ skill }) => {
    const name = skill.toLowerCase();
    return had.includes(name) && !held.includes(name);
  });
  if (gone)
    throw brokenRule(
      'skill-unknown',
      'skills',
      `Nobody on the team has ${gone.skill} any more, which it needs.`,
    );
};
