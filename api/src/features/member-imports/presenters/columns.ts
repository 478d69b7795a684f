import {
  MEMBER_HEADINGS,
  MEMBER_SHEET_FIELDS,
  type MemberSheetField,
} from '#contract/member-imports/shapes.ts';
import { hasAddress } from '#contract/members/no-address.ts';
import type { Member } from '#contract/members/shapes.ts';
import { skillInWords } from '#contract/members/skills.ts';
import { showPhone } from '../../../platform/checked-numbers/phone.ts';
import type { Cell, Column } from '../../../platform/row-files/columns.ts';

const CELLS: Readonly<Record<MemberSheetField, (member: Member) => Cell>> = {
  name: ({ name }) => name,
  email: ({ email }) => (hasAddress(email) ? email : null),
  employment: ({ employment }) => employment,
  position: ({ position }) => position,
  department: ({ department }) => department,
  level: ({ level }) => level,
  seat: ({ seat }) => seat?.name ?? null,
  manager: ({ manager }) => manager?.name ?? null,
  start_date: ({ start_date }) => start_date,
  end_date: ({ end_date }) => end_date,
  weekly_capacity_minutes: ({ weekly_capacity_minutes }) => hoursOf(weekly_capacity_minutes),
  target_utilisation_pct: ({ target_utilisation_pct }) => target_utilisation_pct,
  phone: ({ phone }) => (phone === null ? null : showPhone(phone)),
  skills: ({ skills }) => skillsOf(skills.map(skillInWords)),
};

/** Quarters of an hour as a number to count with; what would have to be rounded as hours and minutes. */
const hoursOf = (minutes: number): Cell =>
  minutes % 15 === 0 ? minutes / 60 : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** A single one that has a comma ends with a semicolon, so that it is read as one. */
const skillsOf = (words: readonly string[]): Cell =>
  words.length === 1 && words[0]?.includes(',') ? `${words[0]};` : words.join('; ') || null;

const WIDE: readonly string[] = ['name', 'email', 'position', 'seat', 'manager', 'skills'];

/** The columns of people: those that an import reads, by the names that it knows, then what it doesn't write. */
export const MEMBER_COLUMNS: readonly Column<Member>[] = [
  ...MEMBER_SHEET_FIELDS.map((field) => ({
    ...{ heading: MEMBER_HEADINGS[field], cell: CELLS[field] },
    width: WIDE.includes(field) ? 28 : 14,
  })),
  { heading: 'Role', cell: ({ role }) => role, width: 14 },
  { heading: 'Status', cell: ({ status }) => status.replaceAll('_', ' '), width: 12 },
];
