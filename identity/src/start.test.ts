import { createServer } from 'node:http';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { createDatabase } from '../test/database.ts';
import { MANAGER, testOptions } from '../test/identity.ts';
import { startIdentity } from './main.ts';

test('several processes may start on a new database together, and share their keys', async () => {
  const database = await createDatabase();
  const together = await Promise.all([1, 2, 3].map(() => startIdentity(testOptions(database.url))));
  const keySets = await Promise.all(
    together.map(async ({ issuer }) => (await fetch(`${issuer}/.well-known/jwks.json`)).text()),
  );
  expect(new Set(keySets).size).toBe(1);
  await Promise.all(together.map((identity) => identity.close()));
  await database.drop();
});

test('a port in use is refused, and nothing is left open', async () => {
  const database = await createDatabase();
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, () => resolve()));
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(startIdentity({ ...testOptions(database.url), port })).rejects.toThrow('EADDRINUSE');
  taken.close();
  await database.drop();
});

test('a person can be created again with another name and password', async () => {
  const database = await createDatabase();
  const pool = new Pool({ connectionString: database.url, max: 2 });
  const identity = await startIdentity({ ...testOptions(database.url), pool });
  const hash = async () => {
    const { rows } = await pool.query<{ password_hash: string; name: string }>(
      'select password_hash, name from idp.users',
    );
    return rows;
  };
  await identity.ensureUser({ ...MANAGER, password: 'one' });
  const [first] = await hash();
  await identity.ensureUser({ ...MANAGER, password: 'one', name: 'Maren Holt-Berg' });
  expect(await hash()).toEqual([{ ...first, name: 'Maren Holt-Berg' }]);
  await identity.ensureUser({ ...MANAGER, password: 'two' });
  const [last] = await hash();
  expect(last?.password_hash).not.toBe(first?.password_hash);
  expect(last?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await identity.close();
  await pool.end();
  await database.drop();
});
