import type { MemberSheetProblem } from '#contract/member-imports/shapes.ts';
import { addressOfNobody } from '#contract/members/no-address.ts';
import type { PersonFields } from '#contract/members/people.ts';
import { addressKept, clashesOf } from '#contract/members/person-rules.ts';
import { PHONE_ADVICE, readPhone } from '../../../platform/checked-numbers/phone.ts';
import type { Words } from '../queries/known.ts';
import type { Judged } from './kinship.ts';

/** What a row says of a person alone, as it is kept. */
export type PersonSaid = Partial<Omit<PersonFields, 'manager_id' | 'position_id'>>;

interface Home {
  /** The country in which numbers without one are. */
  readonly country: string | null;
  readonly today: string;
  readonly departments: Words['departments'];
}

const NOBODY = addressOfNobody('', new Set());

/** Judges what a row says of a person together with what is known of them. */
export const judgePerson = ({ draft, fate }: Judged, { country, today, departments }: Home) => {
  const { row, text, fields } = draft;
  const { target } = fate;
  const phone = text.phone === undefined ? undefined : readPhone(text.phone, country ?? '');
  const department = fields.department && spelled(fields.department, target?.department, departments);
  const said: PersonSaid = { ...fields, ...(phone ? { phone } : {}), ...(department ? { department } : {}) };
  const problems: MemberSheetProblem[] =
    phone === null ? [{ row, field: 'phone', rule: null, message: PHONE_ADVICE }] : [];
  const whole = {
    ...{ name: '', email: NOBODY, employment: 'employee' as const, start_date: today, end_date: null },
    ...{ has_account: false, status: 'active', ...target, ...said },
  };
  problems.push(...clashesOf(whole).map((clash) => ({ row, ...clash })));
  const kept = target && said.email && said.email !== target.email.toLowerCase() && addressKept(target);
  if (kept) problems.push({ row, ...kept });
  return { said, problems };
};

/** A department as it is written here; one that is written in two ways stays as it is said. */
const spelled = (
  department: string,
  own: string | null | undefined,
  departments: Words['departments'],
): string => {
  const ours = departments.get(department.toLowerCase()) ?? [];
  return own === department || ours.includes(department) ? department : (ours[0] ?? department);
};
