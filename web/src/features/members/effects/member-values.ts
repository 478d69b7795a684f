import type { MemberChanges } from '#contract/members/people.ts';
import { type Member, memberEmployment } from '#contract/members/shapes.ts';
import type { Conflict } from '../../../ui/form-page/conflict-dialog.tsx';
import { t } from '../messages.ts';

/** What is said of a person, as the form holds it. */
export type MemberValues = { name: string; position: string; department: string; employment: string | null };

/** The form of a person. */
export const valuesOf = ({ name, position, department, employment }: Member): MemberValues => ({
  name,
  position: position ?? '',
  department: department ?? '',
  employment,
});

const EMPLOYMENTS = memberEmployment.options;

/** The kinds of employment to choose from. */
export const EMPLOYMENT_OPTIONS = EMPLOYMENTS.map((value) => ({ value, label: t(`employment_${value}`) }));

/** What the form changes about a person. */
export function changesOf(base: Member, values: MemberValues): MemberChanges {
  const before = valuesOf(base);
  const employment = EMPLOYMENTS.find((one) => one === values.employment);
  return {
    ...(values.name === before.name ? {} : { name: values.name.trim() }),
    ...(values.position === before.position ? {} : { position: values.position.trim() || null }),
    ...(values.department === before.department ? {} : { department: values.department.trim() || null }),
    ...(employment && employment !== before.employment ? { employment } : {}),
  };
}

const LABELS = {
  name: t('name'),
  position: t('position'),
  department: t('department'),
  employment: t('employment'),
};

/** The fields of a person that both sides changed, and differently, in words. */
export function conflictsOf(base: Member, mine: MemberValues, theirs: Member): Conflict[] {
  const [before, now] = [valuesOf(base), valuesOf(theirs)];
  const fields = ['name', 'position', 'department', 'employment'] as const;
  const word = (field: keyof typeof LABELS, values: MemberValues) => {
    if (field !== 'employment') return values[field];
    return EMPLOYMENT_OPTIONS.find(({ value }) => value === values.employment)?.label ?? '';
  };
  return fields
    .filter(
      (field) =>
        [before[field], now[field]].every((other) => other !== mine[field]) && now[field] !== before[field],
    )
    .map((field) => ({ field, label: LABELS[field], yours: word(field, mine), theirs: word(field, now) }));
}

/** What can be said before asking the server. */
export const VALIDATE = { name: (name: string) => (name.trim() ? null : t('name_missing')) };
