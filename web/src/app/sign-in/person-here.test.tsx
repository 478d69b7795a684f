import { expect, test } from 'vitest';
import { SessionError } from '../../platform/session/session-error.ts';
import { organizationCalled, signedInAs } from '../fixtures.tsx';
import { personHere } from './person-here.ts';

const A = organizationCalled('A');
const failing = (name: string) => ({
  tokens: () => Promise.reject(new SessionError(name, name)),
  held: () => true,
});
const somebody = (session: Parameters<typeof signedInAs>[0]['session']) =>
  signedInAs({ organizations: [A], current: 'A', session });

test('nobody is here without tokens', async () => {
  await expect(personHere(somebody({ tokens: async () => null }))).resolves.toBeNull();
});

test('somebody whose data is here stays in while the network can’t be reached', async () => {
  const client = somebody(failing('NetworkError'));
  await expect(personHere(client)).resolves.toMatchObject({
    user: { name: 'Ada' },
    organization: { id: 'a' },
  });
});

test('somebody whose data isn’t here doesn’t', async () => {
  const client = somebody(failing('NetworkError'));
  client.clear();
  await expect(personHere(client)).rejects.toMatchObject({ name: 'NetworkError' });
});

test.each(['ServiceUnavailableException', 'TooManyRequestsException', 'TokenRefreshException'])(
  'a provider that answered %s lets nobody in',
  async (name) => {
    await expect(personHere(somebody(failing(name)))).rejects.toMatchObject({ name });
  },
);
