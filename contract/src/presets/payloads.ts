import type { z } from 'zod';
import { accountPlanPreset } from '../account-plans/preset.ts';
import { announcementPreset } from '../announcements/preset.ts';
import { calculatorPreset } from '../calculator/preset.ts';
import { dealsheetPreset } from '../dealsheets/preset.ts';
import { opsLogPreset } from '../ops-log/preset.ts';
import { projectPreset } from '../projects/preset.ts';
import { rosterPreset } from '../shifts/preset.ts';
import type { PresetKind } from './states.ts';

/** What presets of each kind may say: shapes of the rooms that they are for, every field optional. */
export const PAYLOADS = {
  project: projectPreset,
  roster: rosterPreset,
  dealsheet: dealsheetPreset,
  account_plan: accountPlanPreset,
  calculator: calculatorPreset,
  ops_log: opsLogPreset,
  notification: announcementPreset,
} as const satisfies Record<PresetKind, z.ZodObject>;
