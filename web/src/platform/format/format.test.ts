import { expect, test } from 'vitest';
import { typedAmounts } from './amounts.ts';
import { sinceOrUntil } from './dates.ts';
import { clock, hoursAndMinutes, spelledDuration } from './durations.ts';
import { formatFor, habitsOf } from './use-format.ts';

const london = formatFor({ timezone: 'Europe/London', locale: 'en-GB', currency: 'GBP', week_start: 1 });

test.each([
  [0, '0:00'],
  [59, '0:00'],
  [4859, '1:20'],
  [3_188_866, '885:47'],
  [-5400, '−1:30'],
  [-30, '0:00'],
])('%i seconds read %s', (seconds, expected) => expect(hoursAndMinutes(seconds)).toBe(expected));

test('a clock shows seconds, a spelled duration its units', () => {
  expect(clock(1360)).toBe('0:22:40');
  expect(spelledDuration(3_188_866)).toBe('885 h 47 min');
  expect(spelledDuration(3_188_866, { exact: true })).toBe('885 h 47 min 46 s');
  expect(spelledDuration(20)).toBe('0 min');
});

test('money comes from minor units of its own currency', () => {
  expect(london.money(64_000_000)).toBe('£640,000.00');
  expect(london.money(64_000_000, 'GBP', { compact: true })).toBe('£640k');
  expect(london.money(1500, 'JPY')).toBe('JP¥1,500');
});

test('what is less than nothing has a minus, not a hyphen, in every language', () => {
  const said = (locale: string) => formatFor({ timezone: 'UTC', locale, currency: 'GBP', week_start: 1 });
  for (const locale of ['en-GB', 'de-CH', 'sv-SE', 'nb-NO']) {
    const { money, number, percent, rate } = said(locale);
    const written = [money(-262_800), number(-2.5), percent(-0.142, 1), rate('-1.5', 'GBP')];
    for (const text of written) expect(text.match(/[-−]/g), text).toEqual(['−']);
  }
  expect([london.money(-262_800), london.percent(-0.142, 1)]).toEqual(['−£2,628.00', '−14.2%']);
});

test('instants are shown in the organization’s zone, days have none', () => {
  expect(london.instant('2026-07-01T23:30:00Z', 'short')).toBe('2 Jul');
  expect(london.day('2026-07-01', 'weekday')).toBe('Wed 1 Jul');
});

test('numbers and shares follow the locale', () => {
  expect([london.number(1234.5), london.percent(0.634)]).toEqual(['1,234.5', '63%']);
  expect(['22.50', '-0.0125', '7'].map(london.percentage)).toEqual(['22.5%', '−0.0125%', '7%']);
});

test.each([
  [-10_000, 'now'],
  [-3 * 3_600_000, '3 hours ago'],
  [-86_400_000, 'yesterday'],
  [2 * 86_400_000, 'in 2 days'],
])('%i ms from now is %s', (offset, expected) => expect(sinceOrUntil(offset, 0)).toBe(expected));

test('a person’s own zone, locale and week go before the organization’s, its currency stays', () => {
  const organization = { timezone: 'Europe/London', locale: 'en-GB', currency: 'GBP', week_start: 1 };
  const own = { timezone: 'Asia/Tokyo', locale: 'de-DE', week_start: 0 };
  const tokyo = formatFor(habitsOf(own, organization));
  expect(tokyo.instant('2026-07-01T23:30:00Z', 'time')).toBe('08:30');
  expect([tokyo.weekStart, tokyo.number(1234.5), tokyo.money(150)]).toEqual([0, '1.234,5', '1,50\u00A0£']);
  expect(habitsOf({ locale: 'de-DE' }, organization)).toEqual({ ...organization, locale: 'de-DE' });
  expect(habitsOf({ timezone: 'Asia/Tokyo' }, null)).toMatchObject({
    timezone: 'Asia/Tokyo',
    currency: 'GBP',
  });
});

test('an amount is typed and written with the marks of the locale', () => {
  const [pounds, euros] = [typedAmounts('en-GB', 'GBP'), typedAmounts('de-DE', 'EUR')];
  expect([pounds.symbol, pounds.format(125_000), pounds.parse('£1,250')]).toEqual(['£', '1,250.00', 125_000]);
  expect([euros.symbol, euros.format(125_000), euros.parse('1.250')]).toEqual(['€', '1.250,00', 125_000]);
  expect([typedAmounts('en-GB', 'JPY').format(1500), euros.parse('viel')]).toEqual(['1,500', undefined]);
});
