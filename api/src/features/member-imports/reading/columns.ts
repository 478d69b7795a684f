import type { MemberSheetField } from '#contract/member-imports/shapes.ts';
import { DECISION_COLUMN } from '#contract/sheets.ts';
import type { ColumnNames } from '../../../platform/files/column-names.ts';

/** How other applications, and our own export, name what a column holds; a field's own name is known anyway. */
export const COLUMN_NAMES: ColumnNames<MemberSheetField> = {
  name: ['full name', 'person', 'employee name', 'employee', 'member', 'display name', 'preferred name'],
  email: ['e mail', 'mail', 'email address', 'e mail address', 'work email', 'work e mail', 'login'],
  employment: ['employed as', 'employment type', 'contract type', 'worker type', 'type'],
  position: ['title', 'job title', 'job', 'function'],
  department: ['team', 'division', 'unit', 'business unit', 'org unit', 'group'],
  level: ['grade', 'seniority', 'band', 'job level'],
  seat: ['position in the org chart', 'seat title', 'org chart position'],
  manager: [
    ...['reports to', 'supervisor', 'line manager', 'boss', 'manager email', 'manager e mail'],
    'manager name',
  ],
  start_date: ['first day', 'start', 'start day', 'hire date', 'hired', 'joined', 'entry date', 'from'],
  end_date: ['last day', 'end', 'end day', 'leaving date', 'termination date', 'exit date', 'until'],
  weekly_capacity_minutes: [
    ...['hours a week', 'weekly hours', 'hours per week', 'weekly capacity', 'capacity', 'contract hours'],
    'hours',
  ],
  target_utilisation_pct: [
    ...['target utilisation', 'target utilization', 'utilisation target', 'utilization target'],
    ...['target', 'utilisation', 'utilization'],
  ],
  phone: ['telephone', 'tel', 'mobile', 'phone number', 'work phone', 'mobile phone'],
  skills: ['skill', 'qualifications', 'certificates', 'competences', 'competencies'],
};

/** The columns that are read in a check: those of fields, and the one that says what becomes of a row. */
export const CHECKED_COLUMNS: ColumnNames<MemberSheetField | typeof DECISION_COLUMN> = {
  ...COLUMN_NAMES,
  [DECISION_COLUMN]: [],
};
