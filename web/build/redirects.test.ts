import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pagesOf } from './pages.ts';
import { hidingRules, REDIRECTS } from './redirects.ts';

const ROUTES = join(import.meta.dirname, '../src/routes');
const PAGES = pagesOf(
  readdirSync(ROUTES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx')),
).map(({ path }) => path);

test('no rule hides a page', () => {
  expect(hidingRules(REDIRECTS, PAGES)).toEqual([]);
});

test('a rule for the address of a page is told, whatever its parameters are called', () => {
  expect(hidingRules([{ from: '/clients/:id', to: '/' }], ['/clients/$clientId'])).toEqual([
    'The rule for /clients/:id hides the page of that address.',
  ]);
});

test('every rule that stays here leads to a page or into one', () => {
  const places = REDIRECTS.map(({ to }) => to).filter((to) => to.startsWith('/'));
  const lost = places.filter((to) => !PAGES.some((page) => page.startsWith(to.replace(/\/[:*].*$/, ''))));
  expect(lost).toEqual([]);
});
