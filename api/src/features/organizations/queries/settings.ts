import type { SettingField } from '#contract/organizations/settings.ts';
import type { Context } from '../../../platform/context.ts';

/** What an organization decides of itself, each a column of its own. */
export const SETTING_COLUMNS = [
  'name',
  'legal_name',
  'tax_id',
  'address',
  'currency',
  'timezone',
  'locale',
  'week_start',
  'working_days',
  'fiscal_month',
  'rounding',
  'rounding_minutes',
  'require_project',
  'require_note',
  'require_service',
  'allow_overlap',
  'edit_window_days',
  'approval',
  'approve_within_plan',
  'min_rest_h',
  'max_week_h',
  'margin_floor_pct',
] as const satisfies readonly SettingField[];

const settingRows = ({ db, organization }: Pick<Context, 'db' | 'organization'>) =>
  db
    .selectFrom('organizations')
    .select(['org_id as id', 'version', 'slug', 'status', 'status_reason', 'logo_hash as logo'])
    .select(SETTING_COLUMNS)
    .where('org_id', '=', organization);

/** The organization's settings as they stand. */
export const readSettings = (inside: Pick<Context, 'db' | 'organization'>) =>
  settingRows(inside).executeTakeFirstOrThrow();

/** The same, held until the transaction ends; those who merely point to the organization go on. */
export const lockSettings = (inside: Pick<Context, 'db' | 'organization'>) =>
  settingRows(inside).forNoKeyUpdate().executeTakeFirstOrThrow();

/** Settings as they are kept. */
export type SettingsRow = Awaited<ReturnType<typeof readSettings>>;
