import { openServer } from '../src/server.ts';
import { ask, type TestServer } from './server.ts';

/** Another process's API on the same database. */
export type SecondServer = Pick<TestServer, 'as' | 'close'>;

/** Opens one beside a test server; it remembers people and policy on its own. */
export const openSecondServer = async ({
  database,
  provider,
  tokenOf,
}: TestServer): Promise<SecondServer> => {
  const server = await openServer({
    databaseUrl: database.url,
    poolSize: 2,
    issuer: provider.issuer,
    audience: 'muster',
    jwksUrl: provider.jwksUrl,
    tokenUseRequired: true,
    embeddedIdentity: false,
    publicUrl: 'http://muster.test',
    installation: { sentryDsn: '', release: 'test', environment: 'local' },
    http: { logLevel: 'error', connectOrigins: [], scriptHashes: [], requestsPerMinute: 1_000_000 },
    jobs: { enqueue: () => Promise.resolve() },
  });
  return {
    as: (person) => async (endpoint, call) => ask(server, await tokenOf(person), endpoint, call ?? {}),
    close: server.close,
  };
};
