import type {
  OrganizationSettings,
  SettingChanges,
  SettingFields,
} from '#contract/organizations/settings.ts';
import { t } from '../messages.ts';

type Numbers = 'rounding_minutes' | 'edit_window_days' | 'min_rest_h' | 'max_week_h';
type Texts = 'legal_name' | 'tax_id' | 'address';

/** What the form of the settings holds: empty texts for nothing, null for a number that is being typed. */
export type SettingValues = Omit<SettingFields, Numbers | Texts> &
  Record<Numbers, number | null> &
  Record<Texts, string>;

/** The form of settings that there are. */
export const valuesOf = (settings: OrganizationSettings): SettingValues => {
  const { id, version, slug, status, status_reason, logo, ...fields } = settings;
  return {
    ...fields,
    legal_name: fields.legal_name ?? '',
    tax_id: fields.tax_id ?? '',
    address: fields.address ?? '',
  };
};

const bodyOf = (values: SettingValues) => ({
  ...values,
  name: values.name.trim(),
  legal_name: values.legal_name.trim() || null,
  tax_id: values.tax_id.trim() || null,
  address: values.address.trim() || null,
  margin_floor_pct: values.margin_floor_pct.trim().replace(',', '.'),
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields of `values` that differ from `base`, as the API takes them; a number that is being typed counts when it is there. */
export const changedFields = (base: SettingValues, values: SettingValues): SettingChanges => {
  const before = new Map<string, unknown>(Object.entries(bodyOf(base)));
  return Object.fromEntries(
    Object.entries(bodyOf(values)).filter(
      ([field, value]) =>
        (value !== null || typeof before.get(field) === 'string') && !isSame(before.get(field), value),
    ),
  );
};

/** The same fields as they were. */
export const fieldsBefore = (changes: SettingChanges, base: SettingValues): SettingChanges =>
  Object.fromEntries(Object.entries(bodyOf(base)).filter(([field]) => field in changes));

const number = (value: number | null) => (value === null ? t('needed') : null);

/** What can be said before asking the server. */
export const VALIDATE = {
  name: (name: string) => (name.trim() ? null : t('name_missing')),
  rounding_minutes: number,
  edit_window_days: number,
  min_rest_h: number,
  max_week_h: number,
  working_days: (days: readonly number[]) => (days.some((minutes) => minutes > 0) ? null : t('week_empty')),
};
