import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { loadPerson, myPolicy } from '../../platform/person.ts';
import { organizationCalled, signedInAs } from '../fixtures.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

const POLICY = {
  g: [['g', 'ada', 'manager', '/org/a']],
  p: [['p', 'manager', '*', '*', '*', 'allow']],
  m: '',
};

/** A member as this browser knows them, who has become a manager meanwhile. */
const promotedSince = (answer: () => Promise<Response>): { client: QueryClient; ask: typeof answer } => {
  const ask = vi.fn(answer);
  vi.stubGlobal('fetch', ask);
  return {
    client: signedInAs({ role: 'member', organizations: [organizationCalled('A')], current: 'A' }),
    ask,
  };
};
const roleOf = async (client: QueryClient) => (await loadPerson(client)).permissions.highestRole();
const outdate = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: myPolicy.queryKey, refetchType: 'none' });

test('what is known of a person and not outdated is asked for no second time', async () => {
  const { client, ask } = promotedSince(async () => Response.json({ sub: 'ada', data: POLICY }));
  expect(await roleOf(client)).toBe('member');
  expect(ask).not.toHaveBeenCalled();
});

test('rights that were kept from an earlier visit are asked for before a guard decides by them', async () => {
  const { client } = promotedSince(async () => Response.json({ sub: 'ada', data: POLICY }));
  await outdate(client);
  expect(await roleOf(client)).toBe('manager');
});

test('where nobody answers, or there is no network, what was kept counts', async () => {
  const { client, ask } = promotedSince(() => Promise.reject(new TypeError('Failed to fetch')));
  await outdate(client);
  expect(await roleOf(client)).toBe('member');
  expect(ask).toHaveBeenCalledOnce();
  onlineManager.setOnline(false);
  expect(await roleOf(client)).toBe('member');
  expect(ask).toHaveBeenCalledOnce();
});
