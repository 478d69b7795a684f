import { isRedirect } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { loadPerson } from '../platform/person.ts';
import { tabOrganization } from '../platform/session/tab-organization.ts';
import { organizationCalled, signedInAs } from './fixtures.tsx';
import { leaveIndex } from './leave-index.ts';

afterEach(() => vi.unstubAllGlobals());

const A = organizationCalled('A');
const B = organizationCalled('B');

async function leaving(somebody: Parameters<typeof signedInAs>[0], remembered?: string, hash?: string) {
  const client = signedInAs(somebody);
  const ask = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', ask);
  if (remembered) localStorage.setItem('login.redirected-from', remembered);
  const gone = await leaveIndex(await loadPerson(client), client, hash).then(
    () => null,
    (thrown: unknown) => (isRedirect(thrown) ? thrown.options.href : thrown),
  );
  return { gone, ask };
}

test('several organizations and none chosen: the page stays so that one can be', async () => {
  expect((await leaving({ organizations: [A, B] }, '/account')).gone).toBeNull();
  expect(localStorage.getItem('login.redirected-from')).toBe('/account');
});

test('the only organization is chosen', async () => {
  const { gone, ask } = await leaving({ organizations: [A] });
  expect(ask.mock.calls[0]?.[1]).toMatchObject({ method: 'PUT', body: '{"id":"a"}' });
  expect([gone, tabOrganization()]).toEqual(['/daily-activity', 'a']);
});

test('a remembered address is gone to and forgotten', async () => {
  const { gone } = await leaving({ organizations: [A, B], current: 'B' }, '/manager/projects?q=x');
  expect([gone, localStorage.getItem('login.redirected-from')]).toEqual(['/manager/projects?q=x', null]);
});

test('an inbox that is open over the index goes along to wherever it leads', async () => {
  const somebody = { organizations: [A, B], current: 'B' };
  const inbox = 'inbox?id=n1';
  expect((await leaving(somebody, undefined, inbox)).gone).toBe('/daily-activity#inbox?id=n1');
  expect((await leaving(somebody, '/account?a=1', inbox)).gone).toBe('/account?a=1#inbox?id=n1');
  expect((await leaving(somebody, '/account#inbox?id=n2', inbox)).gone).toBe('/account#inbox?id=n2');
  expect((await leaving(somebody, '/account', 'codes')).gone).toBe('/account');
});

test.each([
  ['member', '/daily-activity'],
  ['coordinator', '/manager/projects'],
  ['admin', '/manager/projects'],
])('a %s lands on %s', async (role, landing) => {
  expect((await leaving({ role, organizations: [A], current: 'A' })).gone).toBe(landing);
});

test('the highest role over all organizations decides, not the one here', async () => {
  const { gone } = await leaving({ role: 'director', domain: '/org/b', organizations: [A, B], current: 'A' });
  expect(gone).toBe('/manager/projects');
});

test('a tab keeps its own organization as long as the person has it', async () => {
  const client = signedInAs({ organizations: [A, B], current: 'A' });
  sessionStorage.setItem('organization', 'b');
  expect((await loadPerson(client)).organization?.name).toBe('B');
  sessionStorage.setItem('organization', 'gone');
  expect((await loadPerson(client)).organization?.name).toBe('A');
});
