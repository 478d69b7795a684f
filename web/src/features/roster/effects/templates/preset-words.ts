import type { PresetShift } from '#contract/shifts/preset.ts';
import type { FieldWords } from '../../../../platform/applied/applied-words.ts';
import { t } from '../../components/templates/messages.ts';
import { hoursOf } from '../shift-fields.ts';
import { weekdayName } from '../weekdays.ts';

const isShift = (value: unknown): value is PresetShift =>
  typeof value === 'object' && value !== null && 'start' in value && 'end' in value;

/** A shift of a preset in a line: `Mon · 22:00 – 06:00 · GUARD · 2 places · First aid 2`. */
const shiftWords = (shift: PresetShift, locale: string): string => {
  const { weekday, service_code, role, site, headcount, break_min, skills, note } = shift;
  return [
    weekday === null ? null : weekdayName(locale, weekday, 'short'),
    hoursOf(shift),
    ...[service_code, role, site],
    t('places', { count: headcount }),
    break_min > 0 ? t('break', { minutes: break_min }) : null,
    ...skills.map(({ skill, level }) => `${skill} ${level}`),
    note.split('\n')[0],
  ]
    .filter(Boolean)
    .join(' · ');
};

/** What is in a template, as presets speak of it: its shifts, a line each. */
export const presetWords = (locale: string): FieldWords => ({
  label: () => t('plan_of'),
  word: (_, value) =>
    Array.isArray(value)
      ? value
          .filter(isShift)
          .map((shift) => shiftWords(shift, locale))
          .join('\n')
      : '',
});
