import { hasAddress } from '#contract/members/no-address.ts';
import type { MemberChanges, NewMember } from '#contract/members/people.ts';
import { type Member, type MemberEmployment, memberEmployment } from '#contract/members/shapes.ts';
import type { Reference } from '#contract/shapes.ts';
import { f } from '../components/form/messages.ts';

/** What is said of a person, as the form holds it: by the API's fields, so that what it refuses stands beside its field. */
export type PersonValues = {
  name: string;
  email: string;
  phone: string;
  position: string;
  department: string;
  level: string;
  manager_id: Reference | null;
  position_id: Reference | null;
  employment: MemberEmployment;
  start_date: string | null;
  end_date: string | null;
  weekly_capacity_minutes: number | null;
  target_utilisation_pct: number | null;
};

/** The fields in the order of the form. */
const FIELDS = [
  ...(['name', 'email', 'phone', 'position', 'department', 'level', 'manager_id', 'position_id'] as const),
  ...(['employment', 'start_date', 'end_date', 'weekly_capacity_minutes', 'target_utilisation_pct'] as const),
] as const;

type Field = (typeof FIELDS)[number];

/** The names of the fields, for what is said of all of them. */
export const LABELS = Object.fromEntries(FIELDS.map((field) => [field, f(field)]));

/** The form of somebody new: a placeholder from today on, with the hours that the API begins with. */
export const NEW_PERSON: PersonValues = {
  ...{ name: '', email: '', phone: '', position: '', department: '', level: '' },
  ...{ manager_id: null, position_id: null, employment: 'placeholder', start_date: null, end_date: null },
  ...{ weekly_capacity_minutes: 2400, target_utilisation_pct: null },
};

/** The form of a person; an address that nobody can write to is none. */
export const valuesOf = (member: Member): PersonValues => ({
  name: member.name,
  email: hasAddress(member.email) ? member.email : '',
  phone: member.phone ?? '',
  position: member.position ?? '',
  department: member.department ?? '',
  level: member.level ?? '',
  manager_id: member.manager,
  position_id: member.seat,
  employment: member.employment,
  start_date: member.start_date,
  end_date: member.end_date,
  weekly_capacity_minutes: member.weekly_capacity_minutes,
  target_utilisation_pct: member.target_utilisation_pct,
});

/** The kind of employment that was chosen. */
export const employmentFrom = (value: string | null): MemberEmployment | undefined =>
  memberEmployment.options.find((one) => one === value);

const text = (value: string): string | null => value.trim() || null;

/** A number as it is kept, of one written with the spaces, brackets and strokes that people put in. */
const dialled = (phone: string): string | null => text(phone.replace(/[\s()./-]/g, ''));

/** The form as the API takes it; what has to be there and isn't is left out. */
const fieldsOf = (values: PersonValues): MemberChanges => {
  const { name, email, employment, start_date, end_date, weekly_capacity_minutes } = values;
  return {
    name: name.trim(),
    ...(email.trim() ? { email: email.trim().toLowerCase() } : {}),
    phone: dialled(values.phone),
    position: text(values.position),
    department: text(values.department),
    level: text(values.level),
    manager_id: values.manager_id?.id ?? null,
    position_id: values.position_id?.id ?? null,
    employment,
    ...(start_date ? { start_date } : {}),
    end_date,
    ...(weekly_capacity_minutes === null ? {} : { weekly_capacity_minutes }),
    target_utilisation_pct: values.target_utilisation_pct,
  };
};

/** What the form changes about a person. */
export function changesOf(base: Member, values: PersonValues): MemberChanges {
  const before = new Map<string, unknown>(Object.entries(fieldsOf(valuesOf(base))));
  return Object.fromEntries(
    Object.entries(fieldsOf(values)).filter(([field, value]) => before.get(field) !== value),
  );
}

/** Somebody new: what is said of them. */
export const newMemberOf = (values: PersonValues): NewMember => ({
  ...Object.fromEntries(Object.entries(fieldsOf(values)).filter(([, value]) => value !== null)),
  name: values.name.trim(),
  employment: values.employment,
});

type Words = { readonly day: (day: string) => string };

/** A field of the form in words. */
const wordOf = (field: Field, values: PersonValues, { day }: Words): string => {
  const { start_date, end_date, weekly_capacity_minutes: minutes, target_utilisation_pct: pct } = values;
  switch (field) {
    case 'manager_id':
    case 'position_id':
      return values[field]?.name ?? '';
    case 'employment':
      return f(values.employment);
    case 'start_date':
      return start_date ? day(start_date) : '';
    case 'end_date':
      return end_date ? day(end_date) : '';
    case 'weekly_capacity_minutes':
      return minutes === null ? '' : f('hours', { hours: hoursOf(minutes) });
    case 'target_utilisation_pct':
      return pct === null ? '' : f('percent', { pct });
    default:
      return values[field].trim();
  }
};

/** Hours of minutes, to two digits. */
const hoursOf = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

/** The fields of a person that both sides changed, and differently, in words. */
export function conflictsOf(base: Member, mine: PersonValues, theirs: Member, words: Words) {
  const [ours, others] = [changesOf(base, mine), changesOf(base, valuesOf(theirs))];
  return FIELDS.filter((field) => field in ours && field in others && ours[field] !== others[field]).map(
    (field) => ({
      field,
      label: f(field),
      yours: wordOf(field, mine, words),
      theirs: wordOf(field, valuesOf(theirs), words),
    }),
  );
}

const PHONE = /^\+[1-9]\d{3,14}$/;
const isWithin = (value: number | null, most: number) => value !== null && value >= 0 && value <= most;

/** What can be said before asking the server; `had` is the address that there was. */
export const validate = ({ email: had = '', isNew = false }: { email?: string; isNew?: boolean }) => ({
  name: (name: string) => (name.trim() ? null : f('name_missing')),
  email: (email: string, { employment }: PersonValues) => {
    if (email.trim()) return null;
    if (had) return f('email_kept');
    return employment === 'placeholder' ? null : f('email_missing');
  },
  phone: (phone: string) => (PHONE.test(dialled(phone) ?? '+4400') ? null : f('phone_wrong')),
  start_date: (day: string | null) => (day || isNew ? null : f('start_missing')),
  end_date: (day: string | null, { start_date }: PersonValues) =>
    day && start_date && day < start_date ? f('end_before') : null,
  weekly_capacity_minutes: (minutes: number | null) => (isWithin(minutes, 10_080) ? null : f('hours_wrong')),
  target_utilisation_pct: (pct: number | null) =>
    pct === null || isWithin(pct, 100) ? null : f('target_wrong'),
});
