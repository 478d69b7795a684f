import type { NeededSkill, Shift, ShiftFields } from '#contract/shifts/shapes.ts';
import { fieldsOf, wall } from '../../effects/shift-fields.ts';

/** What the form of a shift holds. */
export type ShiftValues = {
  /** Chosen where the roster is of several. */
  project_id: string | null;
  day: string | null;
  start: string;
  end: string;
  break_min: number | null;
  service_type_id: string | null;
  role: string;
  site: string;
  headcount: number | null;
  /** `key` tells rows apart while they are typed. */
  skills: { key: string; skill: string; level: number | null }[];
  note: string;
};

/** A new shift of a day: from eight to four, as most begin. */
export const emptyValues = (day: string): ShiftValues => ({
  ...{
    project_id: null,
    day,
    start: '08:00',
    end: '16:00',
    break_min: 0,
    service_type_id: null,
    role: '',
    site: '',
  },
  ...{ headcount: 1, skills: [], note: '' },
});

/** A shift as the form holds it. */
export function valuesOf(shift: Shift): ShiftValues {
  const { role, site, ...fields } = fieldsOf(shift);
  return {
    ...fields,
    project_id: shift.project.id,
    role: role ?? '',
    site: site ?? '',
    skills: fields.skills.map((skill) => ({ ...skill, key: crypto.randomUUID() })),
  };
}

const neededOf = (skills: ShiftValues['skills']): NeededSkill[] =>
  skills.flatMap(({ skill, level }) => (skill.trim() ? [{ skill: skill.trim(), level: level ?? 1 }] : []));

/** What is sent of it. */
export const fieldsIn = (values: ShiftValues): ShiftFields => ({
  day: values.day ?? '',
  start: wall(values.start),
  end: wall(values.end),
  break_min: values.break_min ?? 0,
  service_type_id: values.service_type_id,
  role: values.role.trim() || null,
  site: values.site.trim() || null,
  headcount: values.headcount ?? 1,
  skills: neededOf(values.skills),
  note: values.note.trim(),
});
