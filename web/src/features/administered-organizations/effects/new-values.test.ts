import { expect, test } from 'vitest';
import { slug } from '#contract/organizations/administration.ts';
import { slugOf } from './new-values.ts';

test.each([
  ['Northgate Services', 'northgate-services'],
  ['Müller & Söhne GmbH.', 'muller-sohne-gmbh'],
  ['  24/7 Guarding  ', '24-7-guarding'],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('%s is proposed as %s, which may stand in addresses', (name, proposed) => {
  expect(slugOf(name)).toBe(proposed);
  expect(slug.safeParse(slugOf(name)).success).toBe(true);
});
