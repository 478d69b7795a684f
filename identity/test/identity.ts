import { afterAll, beforeAll } from 'vitest';
import { type Identity, type IdentityOptions, startIdentity } from '../src/main.ts';
import { createDatabase } from './database.ts';

export const APPLICATION = 'http://localhost:3999';
export const REDIRECT_URI = `${APPLICATION}/signin`;
export const CLIENT_ID = 'muster-web';
export const PASSWORD = 'muster-demo';

export const MANAGER = { sub: 'user-manager', email: 'manager@muster.example', name: 'Maren Holt' };
export const MEMBER = { sub: 'user-member', email: 'member@muster.example', name: 'Joan O’Neil' };

export function testOptions(databaseUrl: string): IdentityOptions {
  return {
    port: 0,
    databaseUrl,
    clientId: CLIENT_ID,
    redirectUris: [REDIRECT_URI],
    logoutUris: [`${APPLICATION}/`],
    applicationOrigins: [APPLICATION],
    demo: { accounts: [{ ...MANAGER, role: 'Manager' }], password: PASSWORD },
    identityPool: { id: 'us-east-1:pool', guestAllowed: true },
  };
}

/**
 * A provider for a test file, with the manager and the member in it. `current` is set before the first test; `more` is
 * asked for further options when it starts.
 */
export function testIdentity(more: () => Partial<IdentityOptions> = () => ({})) {
  let drop = async () => {};
  const used: { current: Identity; databaseUrl: string; restart(): Promise<void> } = {
    get current(): Identity {
      throw new Error('the provider runs only during tests');
    },
    databaseUrl: '',
    async restart() {
      const { port } = used.current;
      await used.current.close();
      use(await startIdentity({ ...testOptions(used.databaseUrl), ...more(), port }));
    },
  };
  const use = (identity: Identity) =>
    Object.defineProperty(used, 'current', { value: identity, configurable: true });

  beforeAll(async () => {
    const database = await createDatabase();
    drop = database.drop;
    used.databaseUrl = database.url;
    const identity = await startIdentity({ ...testOptions(used.databaseUrl), ...more() });
    await identity.ensureUser({ ...MANAGER, password: PASSWORD });
    await identity.ensureUser({ ...MEMBER, password: PASSWORD });
    use(identity);
  });
  afterAll(async () => {
    await used.current.close();
    await drop();
  });
  return used;
}
