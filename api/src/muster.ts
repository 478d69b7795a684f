import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { announce } from './announce.ts';
import { browserConfigOf } from './browser-config.ts';
import type { Config } from './config.ts';
import { seedDemo } from './embedded/demo/seed.ts';
import { startPostgres } from './embedded/postgres.ts';
import { prepareFirstAdmin } from './first-admin.ts';
import { startEmbeddedIdentity } from './identity.ts';
import type { HttpSettings } from './platform/http/http.ts';
import { hashScripts, servePages } from './platform/http/pages.ts';
import { openJobs } from './platform/jobs.ts';
import { migrate } from './platform/postgres/migrate.ts';
import { findProvider } from './provider.ts';
import { giveBackAtRest } from './resting.ts';
import { openServer } from './server.ts';
import { signerOf } from './signing.ts';
import { storeOf } from './storage.ts';
import { openWorkingDatabase, startWorker } from './worker.ts';

/** A running Muster. */
export interface Muster {
  /** Stops everything that was started, last first. */
  close(): Promise<void>;
}

const WEB = fileURLToPath(new URL('../../web/dist/', import.meta.url));

/** Starts what is embedded, then the API, the worker and the pages. Stops again what it started when it fails. */
export const startMuster = async (config: Config): Promise<Muster> => {
  const started: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const stop of started.splice(0).reverse()) await stop();
  };
  try {
    await compose(config, (stop) => started.push(stop));
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
  return { close };
};

const compose = async (config: Config, onStop: (stop: () => Promise<unknown>) => void): Promise<void> => {
  // First, because nothing that is started afterwards could do without it.
  const provider = await findProvider(config);
  const postgres = config.embedded.postgres ? await startPostgres({ dataDir: config.DATA_DIR }) : null;
  if (postgres) onStop(postgres.stop);
  const databaseUrl = postgres?.url ?? config.DATABASE_URL ?? '';
  await migrate(databaseUrl, config.APP_DATABASE_URL);
  let report = (error: Error): void => console.error(`The job queue is in trouble: ${error.message}`);
  const working = openWorkingDatabase(databaseUrl, config.APP_DATABASE_URL, (error) => report(error));
  onStop(working.databases.close);
  const jobs = await openJobs(databaseUrl, (error) => report(error));
  onStop(jobs.stop);
  const identity = config.embedded.identity ? await startEmbeddedIdentity(config, databaseUrl) : null;
  if (identity) onStop(identity.close);
  if (config.DEMO && identity) await seedDemo(databaseUrl, identity.ensureUser, undefined, working.databases);
  const admin = await prepareFirstAdmin(config, databaseUrl, identity);
  const server = await openServer({
    databaseUrl,
    appDatabaseUrl: config.APP_DATABASE_URL,
    jobs,
    ...{ files: storeOf(config), signer: await signerOf(config, new Date()) },
    poolSize: 10,
    issuer: config.OIDC_ISSUER,
    audience: config.OIDC_CLIENT_ID,
    jwksUrl: provider.jwksUrl,
    tokenUseRequired: config.providerKind !== 'oidc',
    embeddedIdentity: config.embedded.identity,
    publicUrl: config.PUBLIC_URL,
    installation: {
      sentryDsn: config.SENTRY_DSN,
      release: config.RELEASE,
      environment: config.ENVIRONMENT,
    },
    adminEmail: identity ? undefined : config.ADMIN_EMAIL,
    http: await httpOf(config, provider.origins),
  });
  onStop(server.close);
  report = (error) => server.http.log.error({ err: error }, 'job queue');
  await servePages(server.http, WEB, browserConfigOf(config));
  const { log } = server.http;
  // First, because a request may put a job into a queue that must be there.
  await startWorker(config, {
    ...{ ...working, jobs, identity },
    warn: (details, message) => log.warn(details, message),
  });
  const stopGivingBack = giveBackAtRest();
  onStop(async () => stopGivingBack());
  await server.http.listen({ port: config.PORT, host: everyInterface() });
  announce(config, postgres?.dataDir ?? null, admin);
};

const httpOf = async (config: Config, connectOrigins: readonly string[]): Promise<HttpSettings> => ({
  logLevel: config.LOG_LEVEL,
  connectOrigins,
  scriptHashes: await hashScripts(WEB),
  maps: config.MAPS_KEY !== '',
  embedding: {
    ancestors: config.EMBED_ANCESTORS,
    frames: config.DASHBOARD_URL ? [new URL(config.DASHBOARD_URL).origin] : [],
  },
  requestsPerMinute: config.REQUESTS_PER_MINUTE,
  trustProxy: config.TRUST_PROXY,
});

/** Both families where the machine has IPv6, since a browser's `localhost` may mean either. */
const everyInterface = (): string =>
  Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ family }) => family === 'IPv6'))
    ? '::'
    : '0.0.0.0';
