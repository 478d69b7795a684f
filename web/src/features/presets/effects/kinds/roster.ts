import type { RosterPreset } from '#contract/shifts/preset.ts';
import { MOST_TEMPLATE_SHIFTS } from '#contract/shifts/template-shapes.ts';
import type { FieldSection, FieldsOf } from './field.ts';
import { f } from './messages.ts';

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

const FIELDS = {
  span: {
    ...{ kind: 'choice', label: f('span'), note: f('span_note') },
    choices: (['week', 'day'] as const).map((value) => ({ value, label: f(`span_${value}`) })),
  },
  shifts: {
    ...{ kind: 'rows', label: f('shifts'), one: f('shift'), add: f('add_shift'), most: MOST_TEMPLATE_SHIFTS },
    blank: {
      ...{ weekday: 1, start: '', end: '', break_min: 0, headcount: 1, skills: [], note: '' },
      ...{ site: null, service_code: null, role: null },
    },
    columns: {
      weekday: {
        ...{ kind: 'place', label: f('weekday'), nothing: f('any_day') },
        choices: DAYS.map((day, at) => ({ value: String(at), label: f(day) })),
      },
      start: { kind: 'time', label: f('start') },
      end: { kind: 'time', label: f('end') },
      break_min: { kind: 'number', label: f('break'), suffix: f('minutes_break'), unit: f('minutes') },
      headcount: { kind: 'number', label: f('headcount'), suffix: f('places'), one: f('place') },
      service_code: { kind: 'service', label: f('service_code'), maxLength: 12, nothing: f('any_service') },
      role: { kind: 'text', label: f('role'), maxLength: 60, nothing: f('no_role') },
      site: { kind: 'text', label: f('site'), maxLength: 120, nothing: f('no_site') },
      skills: { kind: 'skills', label: f('skills'), note: f('skills_note'), most: 10 },
      note: { kind: 'text', label: f('note'), maxLength: 500 },
    },
  },
} as const satisfies FieldsOf<RosterPreset>;

/** What a preset may say of a roster, in the order of its form. */
export const ROSTER_SECTIONS: readonly FieldSection[] = [{ title: f('section_roster'), fields: FIELDS }];
