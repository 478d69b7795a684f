import { expect, test } from 'vitest';
import { chartFileName } from './names.ts';

const day = '2026-11-28';

test('a file says of which day it is, of which draft, and whose branch', () => {
  expect(chartFileName('csv', { day })).toBe('org-chart-2026-11-28.csv');
  expect(chartFileName('svg', { day, branch: 'Oona Keane' })).toBe('org-chart-oona-keane-2026-11-28.svg');
  expect(chartFileName('pdf', { day, draft: 'Nights: under "one" lead', branch: 'Łódź 東京' })).toBe(
    'org-chart-nights-under-one-lead-łódź-東京-2026-11-28.pdf',
  );
});

test('a name of signs alone is left out, and a very long one is cut', () => {
  expect(chartFileName('csv', { day, draft: '../ & /..' })).toBe('org-chart-2026-11-28.csv');
  expect(chartFileName('csv', { day, draft: 'night '.repeat(50) })).toHaveLength(
    'org-chart-2026-11-28.csv'.length + 41,
  );
});
