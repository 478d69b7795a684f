import { calendarDay } from './dates.ts';
import { number } from './numbers.ts';

/** Something to choose, with an example beside it. */
interface Choice {
  readonly value: string;
  readonly label: string;
  readonly detail?: string;
}

const LOCALES =
  'en-GB en-US en-IE en-AU en-CA en-NZ en-IN en-ZA de-DE de-AT de-CH fr-FR fr-BE fr-CA fr-CH es-ES es-MX it-IT pt-PT pt-BR nl-NL nl-BE da-DK sv-SE nb-NO fi-FI pl-PL cs-CZ sk-SK sl-SI hr-HR hu-HU ro-RO bg-BG el-GR et-EE lv-LV lt-LT uk-UA tr-TR he-IL ja-JP ko-KR zh-CN zh-TW hi-IN id-ID vi-VN th-TH'.split(
    ' ',
  );

/** `America/Argentina/Buenos_Aires` → `America/Argentina/Buenos Aires`. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

/** Every time zone that the browser knows, and those given. A clock beside each would cost 75 ms. */
export const zoneChoices = (...also: readonly string[]): readonly Choice[] =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...also])]
    .sort()
    .map((value) => ({ value, label: zoneName(value) }));

const languages = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });

/** A locale in words: `German (Austria)`. */
export const localeName = (locale: string): string => languages.of(locale) ?? locale;

/** Locales by name, those given among them, each with a date and a number as it writes them. */
export const localeChoices = (...also: readonly string[]): readonly Choice[] =>
  [...new Set([...LOCALES, ...also])]
    .map((value) => ({
      value,
      label: localeName(value),
      detail: `${calendarDay(value, '2026-11-19', 'day')} · ${number(value, 1234.5)}`,
    }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));

/** The days of the week, 0 = Sunday, Monday first. */
export const weekdayChoices = (): readonly Choice[] =>
  [1, 2, 3, 4, 5, 6, 0].map((value) => ({ value: String(value), label: weekdayName(value) }));

/** 0 → Sunday. */
export const weekdayName = (day: number): string =>
  new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + day));

/** What the browser says of its owner. */
export const browserHabits = () => ({
  timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  locale: navigator.language,
});
