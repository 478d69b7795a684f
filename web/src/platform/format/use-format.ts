import { useMemo } from 'react';
import type { PersonSettings } from '#contract/users/settings.ts';
import { type Person, useCurrentUser, useMaybeOrganization } from '../person.ts';
import { calendarDay, type DateStyle, dayIn, instant, sinceOrUntil } from './dates.ts';
import { clock, hoursAndMinutes, spelledDuration } from './durations.ts';
import { money, number, percent, rate } from './numbers.ts';

/** How dates, durations, money and numbers are written for a person. */
export interface Format {
  /** IANA zone in which instants are shown. */
  readonly zone: string;
  readonly locale: string;
  /** 0 = Sunday. */
  readonly weekStart: number;
  /** An instant, ISO 8601, in the person's zone. */
  instant(at: string | number, style?: DateStyle): string;
  /** A calendar day, `YYYY-MM-DD`. */
  day(day: string, style?: DateStyle): string;
  /** Today's calendar day in the person's zone. */
  today(): string;
  /** `3 hours ago`. */
  relative(at: string | number): string;
  /** Seconds as `h:mm`. */
  duration(seconds: number): string;
  /** Seconds as `h:mm:ss`. */
  clock(seconds: number): string;
  /** Seconds as `885 h 47 min`. */
  spelledDuration(seconds: number, options?: { readonly exact?: boolean }): string;
  /** Integer minor units; the organization's currency by default. */
  money(minorUnits: number, currency?: string, options?: { readonly compact?: boolean }): string;
  /** An exact decimal in major units, up to four places. */
  rate(decimal: string, currency: string): string;
  number(value: number, digits?: number): string;
  /** A share between 0 and 1. */
  percent(share: number, digits?: number): string;
  /** A percentage that is an exact decimal, such as `24.5`, with every place that it has. */
  percentage(pct: string): string;
}

interface Habits {
  readonly timezone: string;
  readonly locale: string;
  readonly currency: string;
  readonly week_start: number;
}

const NOWHERE: Habits = { timezone: 'UTC', locale: 'en-GB', currency: 'GBP', week_start: 1 };

/** Formats by habits. */
export const formatFor = ({ timezone, locale, currency, week_start }: Habits = NOWHERE): Format => ({
  zone: timezone,
  locale,
  weekStart: week_start,
  instant: (at, style = 'full') => instant(locale, timezone, at, style),
  day: (day, style = 'day') => calendarDay(locale, day, style),
  today: () => dayIn(timezone, Date.now()),
  relative: (at) => sinceOrUntil(at, Date.now()),
  duration: hoursAndMinutes,
  clock,
  spelledDuration,
  money: (minorUnits, of = currency, { compact = false } = {}) => money(locale, minorUnits, of, compact),
  rate: (decimal, of) => rate(locale, decimal, of),
  number: (value, digits) => number(locale, value, digits),
  percent: (share, digits) => percent(locale, share, digits),
  percentage: (pct) => percent(locale, Number(pct) / 100, 10),
});

/** A person's own settings; what they leave open is the organization's habit, and so is its currency. */
export const habitsOf = (settings: PersonSettings, organization: Habits | null): Habits => {
  const { timezone, locale, currency, week_start } = organization ?? NOWHERE;
  return { timezone, locale, week_start, ...settings, currency };
};

/** Formats for a person in the organization they work in. */
export const formatForPerson = ({ user, organization }: Pick<Person, 'user' | 'organization'>): Format =>
  formatFor(habitsOf(user.settings, organization));

/** Formats by the person's settings, and the habits of this tab's organization where they have none. */
export function useFormat(): Format {
  const { settings } = useCurrentUser();
  const organization = useMaybeOrganization();
  return useMemo(() => formatFor(habitsOf(settings, organization)), [settings, organization]);
}
