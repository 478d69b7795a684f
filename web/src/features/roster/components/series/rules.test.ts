import { expect, test } from 'vitest';
import { ruleOf, ruleWords, wayLabel } from './rules.ts';

const MONDAY = '2026-11-23';

test.each([
  ['day', 'FREQ=DAILY', 'every day'],
  ['weekdays', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'every week on Mon, Tue, Wed, Thu, Fri'],
  ['week', 'FREQ=WEEKLY', 'every week on Mon'],
  ['second', 'FREQ=WEEKLY;INTERVAL=2', 'every 2 weeks on Mon'],
  ['month', 'FREQ=MONTHLY', 'every month on day 23'],
  ['chosen', 'FREQ=WEEKLY;BYDAY=MO,SA', 'every week on Mon, Sat'],
] as const)('“%s” is the rule %s, which reads %s', (way, rule, words) => {
  expect(ruleOf(way, ['6', '1'])).toBe(rule);
  expect(ruleWords(rule, MONDAY, 'en-GB')).toBe(words);
});

test('a way is called by the shift’s day', () => {
  expect(wayLabel('week', MONDAY, 'en-GB')).toBe('Every week on Monday');
  expect(wayLabel('month', MONDAY, 'en-GB')).toBe('Every month on day 23');
});
