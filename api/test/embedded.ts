import { type Identity, startIdentity } from '#identity/main.ts';
import { letApplicationUse } from '../src/identity.ts';
import { openServer, type Server } from '../src/server.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { makeOrganization, type TestOrganization, type TestPerson } from './people.ts';

/** A whole API whose tokens come from the embedded provider on the same database. */
export interface EmbeddedServer {
  readonly server: Server;
  readonly database: TestDatabase;
  readonly identity: Identity;
  readonly organization: TestOrganization;
  /** A new sign-in of a person: its id token. */
  signIn(person: TestPerson): Promise<string>;
  /** Status of `GET /users/me` with a token. */
  ask(token: string): Promise<number>;
  close(): Promise<void>;
}

/** Opens both for a test file. */
export const openEmbeddedServer = async (): Promise<EmbeddedServer> => {
  const database = await openTestDatabase();
  const application = 'http://localhost:3999';
  const identity = await startIdentity({
    port: 0,
    databaseUrl: database.url,
    clientId: 'muster',
    redirectUris: [`${application}/signin`],
    logoutUris: [`${application}/signin`],
    applicationOrigins: [application],
    demo: null,
  });
  await letApplicationUse(database.url);
  const organization = await makeOrganization(database);
  const server = await openServer({
    databaseUrl: database.url,
    poolSize: 4,
    issuer: identity.issuer,
    audience: 'muster',
    jwksUrl: `${identity.issuer}/.well-known/jwks.json`,
    tokenUseRequired: true,
    embeddedIdentity: true,
    publicUrl: application,
    installation: { sentryDsn: '', release: 'test', environment: 'local' },
    http: { logLevel: 'error', connectOrigins: [], scriptHashes: [], requestsPerMinute: 1_000_000 },
    jobs: { enqueue: () => Promise.resolve() },
  });
  return {
    server,
    database,
    identity,
    organization,
    signIn: async ({ sub, email, name }) => {
      await identity.ensureUser({ sub, email, name, password: null });
      return identity.issueToken(email);
    },
    ask: async (token) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await server.http.inject({ method: 'GET', url: '/api/users/me', headers })).statusCode;
    },
    close: async () => {
      await server.close();
      await identity.close();
      await database.close();
    },
  };
};
