import type { PreviewedEffect, SettingEffect } from '#contract/organizations/settings.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { t } from '../messages.ts';

/** What is worse the more there is of it. */
const WORSE: ReadonlySet<SettingEffect> = new Set([
  ...(['unapproved_time', 'incomplete_time', 'overlapping_time'] as const),
  ...(['short_rests', 'long_weeks', 'margins_below'] as const),
]);

/** Where the sum would say nothing beside how much it concerns. */
const WITHOUT_SUM: ReadonlySet<SettingEffect> = new Set(['holiday_shifts', 'split_weeks']);

/** Effects that are any: what becomes another at all. */
export const feltOf = (effects: readonly PreviewedEffect[]): PreviewedEffect[] =>
  effects.filter(({ count }) => count > 0);

/** What a change does, as a line: how much it concerns, and what the sum was and becomes. */
export function effectWords(one: PreviewedEffect, format: Format): string {
  const { effect, count, before, after } = one;
  const what = t(`effect_${effect}`, { count });
  if (before === null || after === null || before === after || WITHOUT_SUM.has(effect)) return what;
  const write = amountIn(one.unit, format);
  return t('effect_sum', { what, before: write(before), after: write(after) });
}

const amountIn =
  (unit: PreviewedEffect['unit'], format: Format) =>
  (value: number): string =>
    unit === 'minutes' ? format.spelledDuration(value * 60) : format.number(value);

/** How an effect is to be taken: as what can't be done, as a warning, or as news. */
export function toneOf({ effect, before, after }: PreviewedEffect): 'bad' | 'warn' | 'info' {
  if (effect === 'other_currency') return 'bad';
  return WORSE.has(effect) && Number(after) > Number(before) ? 'warn' : 'info';
}

const PLACES: Readonly<Record<string, string>> = {
  rates: t('place_rates'),
  time: t('place_time'),
  projects: t('place_projects'),
  dealsheets: t('place_dealsheets'),
  scenarios: t('place_scenarios'),
  plans: t('place_plans'),
};

/** Some of what becomes another, by name and day; nothing where none is named. */
export function exampleWords({ examples, effect }: PreviewedEffect, format: Format): string {
  const names = examples.map(({ label, day }) => {
    const name = effect === 'other_currency' ? (PLACES[label] ?? label) : label;
    return day === null ? name : t('on_day', { name, day: format.day(day, 'weekday') });
  });
  return names.length === 0 ? '' : t('such_as', { names: names.join(' · ') });
}

/** One effect with everything that brings it. */
export interface Gathered {
  readonly fields: readonly string[];
  readonly one: PreviewedEffect;
}

/** Effects with what brings them: two settings that are counted together have one. */
export function gathered(effects: readonly PreviewedEffect[]): Gathered[] {
  const same = ({ effect, count, before, after }: PreviewedEffect) =>
    JSON.stringify([effect, count, before, after]);
  return [...Map.groupBy(feltOf(effects), same).values()].flatMap(([one, ...more]) =>
    one ? [{ one, fields: [one, ...more].map(({ field }) => field) }] : [],
  );
}
