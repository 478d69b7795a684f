import type { Identity } from '#identity/main.ts';
import type { Config } from './config.ts';
import { attachmentJobs } from './features/attachments/reactions.ts';
import { runInsightsApart } from './features/insights/reactions/run-apart.ts';
import type { Mailing } from './features/invitations/reactions.ts';
import { postPublicly } from './features/notifications/adapters/public-post.ts';
import type { Post } from './features/notifications/adapters/push-service.ts';
import { forwardingOf } from './forwarding.ts';
import { jobDefinitions, rounds } from './jobs.ts';
import { mailingOf } from './mailing.ts';
import type { Jobs } from './platform/jobs.ts';
import { type Databases, openDatabase } from './platform/postgres/database.ts';
import { type Login, loginOf } from './platform/postgres/login.ts';
import { sentryTarget } from './platform/sentry.ts';
import { reactions } from './reactions.ts';
import { storeOf } from './storage.ts';
import { waysOutOf } from './ways-out.ts';

/** What the worker is told beside its settings. */
export interface WorkerParts {
  readonly jobs: Jobs;
  /** The worker's own: see {@link openWorkingDatabase}. */
  readonly databases: Databases;
  /** For the processes of the longest jobs. */
  readonly login: Login;
  /** The embedded provider, whose outbox takes the demo's mail. */
  readonly identity: Pick<Identity, 'mail'> | null;
  readonly warn: Mailing['warn'];
  /** How pushes leave: to public addresses alone, unless something else is said. */
  readonly post?: Post;
}

/** Jobs wait for each other here, so that requests never wait for jobs. */
const CONNECTIONS = 6;

/** Opens the worker's own pool, with the rights of requests. */
export const openWorkingDatabase = (
  databaseUrl: string,
  appDatabaseUrl: string | undefined,
  onError: (error: Error) => void,
): Pick<WorkerParts, 'databases' | 'login'> => {
  const login = loginOf(databaseUrl, appDatabaseUrl);
  return { login, databases: openDatabase(login, CONNECTIONS, onError) };
};

/** Starts working on every kind of job, until the queue stops. The keys of notifications must be kept already. */
export const startWorker = async (config: Config, parts: WorkerParts): Promise<void> => {
  const { jobs, databases, login, identity, warn, post = postPublicly } = parts;
  const mailing = mailingOf(config, identity, warn);
  const reporting = { target: sentryTarget(config.SENTRY_DSN), warn };
  const reacting = { reactions, enqueue: jobs.enqueue };
  const out = await waysOutOf(config, databases, { ...mailing, enqueue: jobs.enqueue }, post);
  const definitions = [
    ...jobDefinitions(databases, mailing, forwardingOf(config), reporting, reacting, out),
    runInsightsApart(login),
    ...attachmentJobs({ databases, files: storeOf(config) }),
  ];
  await jobs.work(definitions, rounds(databases));
};
