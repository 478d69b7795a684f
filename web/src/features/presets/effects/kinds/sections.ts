import type { PresetKind } from '#contract/presets/states.ts';
import { ACCOUNT_PLAN_SECTIONS } from './account-plan.ts';
import { CALCULATOR_SECTIONS } from './calculator.ts';
import { DEALSHEET_SECTIONS } from './dealsheet.ts';
import { type FieldSection, type PlacedField, placed } from './field.ts';
import { NOTIFICATION_SECTIONS } from './notification.ts';
import { OPS_LOG_SECTIONS } from './ops-log.ts';
import { PROJECT_SECTIONS } from './project.ts';
import { ROSTER_SECTIONS } from './roster.ts';

const SECTIONS: Readonly<Record<PresetKind, readonly FieldSection[]>> = {
  project: PROJECT_SECTIONS,
  roster: ROSTER_SECTIONS,
  dealsheet: DEALSHEET_SECTIONS,
  account_plan: ACCOUNT_PLAN_SECTIONS,
  calculator: CALCULATOR_SECTIONS,
  ops_log: OPS_LOG_SECTIONS,
  notification: NOTIFICATION_SECTIONS,
};

/** What presets of a kind may say, in the parts of their form. */
export const sectionsOf = (kind: PresetKind): readonly FieldSection[] => SECTIONS[kind];

/** The same as one list. */
export const fieldsOf = (kind: PresetKind): readonly PlacedField[] =>
  SECTIONS[kind].flatMap(({ fields }) => placed(fields));
