// An API without worker, pages and provider, for what its requests cost alone: `held` as it is, or `open` (see open-list.ts).
import { authenticator } from '#api/platform/access/authentication.ts';
import { openHttp } from '#api/platform/http/http.ts';
import { openServer } from '#api/server.ts';
import { BENCH } from '../seeds.ts';
import { registerOpenList } from './open-list.ts';

const [, , kind = '', databaseUrl = '', issuer = ''] = process.argv;
const provider = { issuer, audience: 'muster', jwksUrl: `${issuer}/jwks.json`, tokenUseRequired: true };
const settings = {
  logLevel: 'error',
  connectOrigins: [],
  scriptHashes: [],
  requestsPerMinute: 100_000_000,
} as const;

const openHeld = async () => {
  const jobs = { enqueue: () => Promise.resolve() };
  const { http } = await openServer({
    ...provider,
    ...{ databaseUrl, jobs, http: settings },
    ...{ poolSize: 10, embeddedIdentity: false, publicUrl: 'http://localhost' },
    installation: { sentryDsn: '', release: 'test', environment: 'local' },
  });
  return http;
};

const openOpen = async () => {
  const http = await openHttp(settings);
  const authenticate = authenticator({ ...provider, isRevoked: () => false });
  registerOpenList(http, { url: databaseUrl, organization: BENCH, authenticate });
  return http;
};

const http = await (kind === 'held' ? openHeld() : openOpen());
console.log(await http.listen({ port: 0, host: '127.0.0.1' }));
