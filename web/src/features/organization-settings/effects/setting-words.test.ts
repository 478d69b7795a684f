import { expect, test } from 'vitest';
import { formatFor } from '../../../platform/format/use-format.ts';
import { changeWords, settingWord, weekWords } from './setting-words.ts';

const format = formatFor();

test.each([
  ['a usual week', [0, 480, 480, 480, 480, 480, 0], 'Mon–Fri 8:00'],
  ['a short Friday and a Saturday', [0, 480, 480, 480, 480, 360, 240], 'Mon–Thu 8:00, Fri 6:00, Sat 4:00'],
  ['a day off in the middle', [0, 480, 480, 0, 480, 480, 0], 'Mon–Tue 8:00, Thu–Fri 8:00'],
  ['weekends alone', [300, 0, 0, 0, 0, 0, 300], 'Sat–Sun 5:00'],
])('%s is said in a line', (_, minutes, words) => {
  expect(weekWords(minutes, format)).toBe(words);
});

test.each([
  ['week_start', 1, 'Monday'],
  ['fiscal_month', 4, 'April'],
  ['approval', 'line', 'The line manager'],
  ['allow_overlap', false, 'No'],
  ['margin_floor_pct', '22.5', '22.5%'],
  ['max_week_h', 48, '48 h'],
  ['timezone', 'America/New_York', 'America/New York'],
  ['tax_id', null, ''],
])('%s of %s is said as “%s”', (field, value, words) => {
  expect(settingWord(field, value, format)).toBe(words);
});

test.each([
  [null, 'a1', '', 'A picture'],
  ['a1', 'b2', '', 'Another picture'],
  ['a1', null, 'A picture', ''],
])('a logo that was %s and became %s is told without what stands for it', (was, became, before, after) => {
  expect(changeWords('logo', [was, became], format)).toEqual({ before, after });
});
