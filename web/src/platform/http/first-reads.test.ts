import { afterEach, expect, test, vi } from 'vitest';
import { firstReads, forgetFirstReads } from './first-reads.ts';

vi.stubGlobal('window', {
  location: { origin: 'https://muster.test', href: 'https://muster.test/manager/projects' },
});
const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('asked'));
afterEach(() => forgetFirstReads());

const begun = (reads: Record<string, string>) => {
  window.firstReads = Object.fromEntries(
    Object.entries(reads).map(([place, text]) => [place, Promise.resolve(new Response(text))]),
  );
};
const read = async (address: string, headers: Record<string, string> = {}) =>
  (await firstReads(`https://muster.test${address}`, { headers })).text();

test('a read that the page began is handed out once, and asked for from then on', async () => {
  begun({ '/api/users/me': 'begun' });
  expect(await read('/api/users/me')).toBe('begun');
  expect(await read('/api/users/me')).toBe('asked');
});

test('rows that were begun in one organization are not handed out in another', async () => {
  begun({ '/api/projects?per_page=50 one': 'rows of one' });
  expect(await read('/api/projects?per_page=50', { 'Organization-Id': 'other' })).toBe('asked');
  expect(await read('/api/projects?per_page=50')).toBe('asked');
  expect(await read('/api/projects?per_page=50', { 'Organization-Id': 'one' })).toBe('rows of one');
});

test('what was begun as oneself is not shown to somebody who views as another', async () => {
  begun({ '/api/projects one': 'own rows' });
  expect(await read('/api/projects', { 'Organization-Id': 'one', 'view-as': 'a-view' })).toBe('asked');
  expect(asked).toHaveBeenCalled();
});
