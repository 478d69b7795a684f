import type { SettingField } from '#contract/organizations/settings.ts';
import { APPROVALS, ROUNDINGS } from '#contract/organizations/shapes.ts';
import { localeName, weekdayName, zoneName } from '../../../platform/format/choices.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { t } from '../messages.ts';

/** Names of the settings, in the order of the form. */
export const LABELS = {
  name: t('name'),
  legal_name: t('legal_name'),
  tax_id: t('tax_id'),
  address: t('address'),
  currency: t('currency'),
  timezone: t('timezone'),
  locale: t('locale'),
  week_start: t('week_start'),
  fiscal_month: t('fiscal_month'),
  working_days: t('working_days'),
  rounding: t('rounding'),
  rounding_minutes: t('rounding_minutes'),
  require_project: t('require_project'),
  require_service: t('require_service'),
  require_note: t('require_note'),
  allow_overlap: t('allow_overlap'),
  edit_window_days: t('edit_window_days'),
  approval: t('approval'),
  approve_within_plan: t('approve_within_plan'),
  min_rest_h: t('min_rest_h'),
  max_week_h: t('max_week_h'),
  margin_floor_pct: t('margin_floor_pct'),
};

/** The settings by what they are about, as they stand below each other. */
export const SECTIONS = [
  [t('section_organization'), ['name', 'legal_name', 'tax_id', 'address']],
  [t('section_place'), ['currency', 'timezone', 'locale', 'week_start', 'fiscal_month']],
  [t('section_week'), ['working_days']],
  [
    t('section_time'),
    [
      ...(['rounding', 'rounding_minutes'] as const),
      ...(['require_project', 'require_service', 'require_note', 'allow_overlap'] as const),
    ],
  ],
  [t('section_approval'), ['approval', 'approve_within_plan', 'edit_window_days']],
  [t('section_limits'), ['min_rest_h', 'max_week_h', 'margin_floor_pct']],
] as const satisfies readonly (readonly [string, readonly SettingField[]])[];

const NAMES: Readonly<Record<string, string>> = {
  ...LABELS,
  logo: t('logo'),
  slug: t('slug'),
  holidays: t('holidays'),
};

/** What a setting is called; what has no field here by its own name. */
export const settingName = (field: string): string => NAMES[field] ?? field.replaceAll('_', ' ');

/** 1 → January. */
export const monthName = (month: number): string =>
  new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2023, month - 1, 1));

const WEEK = [1, 2, 3, 4, 5, 6, 0];

const shortDay = (day: number | undefined): string => weekdayName(day ?? 0).slice(0, 3);

/** Minutes of the weekdays, Sunday first, as `Mon–Fri 8:00, Sat 4:00`; days off are left out. */
export const weekWords = (minutes: readonly unknown[], format: Format): string => {
  const spans: { days: number[]; minutes: number }[] = [];
  for (const day of WEEK) {
    const worked = Number(minutes[day] ?? 0);
    const last = spans.at(-1);
    if (last && last.minutes === worked) last.days.push(day);
    else spans.push({ days: [day], minutes: worked });
  }
  return spans
    .filter((span) => span.minutes > 0)
    .map(({ days, minutes: worked }) => {
      const [first, last] = [shortDay(days[0]), shortDay(days.at(-1))];
      return `${first === last ? first : `${first}–${last}`} ${format.duration(worked * 60)}`;
    })
    .join(', ');
};

const wordsOf = <Word extends string>(values: readonly Word[], say: (value: Word) => string) =>
  Object.fromEntries(values.map((value) => [value, say(value)]));

const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  rounding: wordsOf(ROUNDINGS, (value) => t(`rounding_${value}`)),
  approval: wordsOf(APPROVALS, (value) => t(`approval_${value}`)),
};

const UNITS: Readonly<Record<string, string>> = {
  rounding_minutes: t('minutes'),
  edit_window_days: t('days'),
  min_rest_h: t('hours'),
  max_week_h: t('hours'),
};

/** What a setting holds, in words; nothing for an empty one. */
export const settingWord = (field: string, value: unknown, format: Format): string => {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) return weekWords(value, format);
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (field === 'timezone') return zoneName(String(value));
  if (field === 'locale') return localeName(String(value));
  if (field === 'week_start') return weekdayName(Number(value));
  if (field === 'fiscal_month') return monthName(Number(value));
  if (field === 'margin_floor_pct') return format.percentage(String(value));
  if (field === 'edit_window_days' && value === 0) return t('no_limit');
  const unit = UNITS[field];
  return unit ? `${value} ${unit}` : (VALUES[field]?.[String(value)] ?? String(value));
};

/** What a change of a setting was and became, in words; a picture has none but that it is there, or is another. */
export const changeWords = (field: string, [before, after]: readonly [unknown, unknown], format: Format) => {
  if (field !== 'logo')
    return { before: settingWord(field, before, format), after: settingWord(field, after, format) };
  const picture = (hash: unknown) => (hash ? t('logo_picture') : '');
  return before && after
    ? { before: '', after: t('logo_another') }
    : { before: picture(before), after: picture(after) };
};
