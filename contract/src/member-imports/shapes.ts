import { z } from 'zod';
import { id } from '../shapes.ts';
import { checkOf, problemOf, rowDecision, sheetOf } from '../sheets.ts';

/** What a column of a file of people may hold, in the order in which they are offered, each by the heading of our own files. */
export const MEMBER_HEADINGS = {
  name: 'Name',
  email: 'E-mail',
  employment: 'Employed as',
  position: 'Position',
  department: 'Department',
  level: 'Level',
  seat: 'Seat',
  manager: 'Reports to',
  start_date: 'First day',
  end_date: 'Last day',
  weekly_capacity_minutes: 'Hours a week',
  target_utilisation_pct: 'Target utilisation',
  phone: 'Phone',
  skills: 'Skills',
} as const;

/** What a column of a file of people holds. */
export type MemberSheetField = keyof typeof MEMBER_HEADINGS;

/** What a column of a file of people may hold. */
export const MEMBER_SHEET_FIELDS = [
  ...(['name', 'email', 'employment', 'position', 'department', 'level', 'seat', 'manager'] as const),
  ...(['start_date', 'end_date', 'weekly_capacity_minutes', 'target_utilisation_pct'] as const),
  ...(['phone', 'skills'] as const),
] as const satisfies readonly MemberSheetField[];

/** What a column of a file of people holds. */
export const memberSheetField = z.enum(MEMBER_SHEET_FIELDS);

/** Fields that every row needs. */
export const REQUIRED_MEMBER_FIELDS = ['name'] as const satisfies readonly MemberSheetField[];

/** Most people that one file may bring. */
export const MOST_MEMBER_ROWS = 10_000;

/** Most people that one workbook holds; a CSV has no limit. */
export const MOST_WORKBOOK_MEMBERS = 10_000;

/** Most new departments that one check names. */
export const MOST_NEW_DEPARTMENTS = 20;

/** A person as a file says them: text by field, as somebody typed it. */
export type MemberSheetRow = Partial<Record<MemberSheetField, string>>;

/** A file of people as it was read. */
export const memberSheet = sheetOf(memberSheetField);
/** A file of people as it was read. */
export type MemberSheet = z.infer<typeof memberSheet>;

/** A cell to be mended: the row's place from 0, what to do, and the rule that it breaks; null where it can't be read at all. */
export const memberSheetProblem = problemOf(memberSheetField).extend({ rule: z.string().nullable() });
/** A cell to be mended. */
export type MemberSheetProblem = z.infer<typeof memberSheetProblem>;

/** What holds for every row that says nothing of itself; `ask` leaves it open. */
export const memberFileRules = z.object({
  /** Rows with the e-mail address of somebody of the team. */
  known: z.enum(['ask', 'update', 'skip']).default('ask'),
  /** Rows with the name of somebody of the team, or of a row above. A row above isn't changed: `update` leaves such a row open. */
  alike: z.enum(['ask', 'new', 'update', 'skip']).default('ask'),
});
/** What holds for every row that says nothing of itself. */
export type MemberFileRules = z.infer<typeof memberFileRules>;

/** Why a row may be somebody of the team, or a row above: the surest first. */
export const MEMBER_REASONS = ['email', 'name'] as const;

/** A row that may be somebody else: a person of the team, or the row at `other`; what may become of it, and what does. */
export const memberLikeness = z.object({
  row: z.int().min(0),
  reason: z.enum(MEMBER_REASONS),
  person: z.object({ id, name: z.string(), email: z.string() }).nullable(),
  other: z.int().min(0).nullable(),
  may: z.array(rowDecision),
  decision: rowDecision.nullable(),
});
/** A row that may be somebody else. */
export type MemberLikeness = z.infer<typeof memberLikeness>;

/** What a file of people would do. */
export const memberCheck = checkOf(memberSheetProblem, memberLikeness).extend({
  /** Rows that say of somebody what is known of them already. */
  unchanged: z.int(),
  /** Departments that nobody is in yet, as they would be written: the first ones. */
  departments: z.array(z.string()),
});
/** What a file of people would do. */
export type MemberCheck = z.infer<typeof memberCheck>;
