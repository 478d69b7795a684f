import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { registerFeatures } from './app.ts';
import { keepKeys } from './features/notifications/commands/keep-keys.ts';
import { reportDefect } from './features/reports/commands/report-defect.ts';
import { appointingFirst } from './first-admin.ts';
import { authenticator } from './platform/access/authentication.ts';
import { peopleOf } from './platform/access/people.ts';
import { watchRevocations } from './platform/access/revocations.ts';
import type { Api, Installation } from './platform/api.ts';
import type { Defect } from './platform/http/failures.ts';
import { type HttpSettings, openHttp } from './platform/http/http.ts';
import type { Jobs } from './platform/jobs.ts';
import type { ObjectStore } from './platform/object-store.ts';
import { asNobody } from './platform/open-route.ts';
import { type Databases, openDatabase } from './platform/postgres/database.ts';
import { listen } from './platform/postgres/listen.ts';
import { loginOf } from './platform/postgres/login.ts';
import type { Signer } from './platform/signing/signer.ts';
import { reactions } from './reactions.ts';

/** What a server is made of; every part is told, none is looked up. */
export interface ServerParts {
  /** The owner's address. */
  readonly databaseUrl: string;
  /** The login of the requests, where it isn't the one that follows from the owner's. */
  readonly appDatabaseUrl?: string | undefined;
  readonly poolSize: number;
  readonly issuer: string;
  readonly audience: string;
  readonly jwksUrl: string;
  /** Whether id tokens say `token_use`, as those of the embedded provider and of Cognito do. */
  readonly tokenUseRequired: boolean;
  readonly embeddedIdentity: boolean;
  /** Where people reach the pages, without a slash at its end. */
  readonly publicUrl: string;
  readonly installation: Installation;
  /** Address of the first administrator, where somebody else's provider signs people in. */
  readonly adminEmail?: string | undefined;
  readonly http: HttpSettings;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** Where files lie beside the database; nowhere unless one is given. */
  readonly files?: ObjectStore | null;
  /** Signs what leaves the house; nobody unless one is given. */
  readonly signer?: Signer | null;
}

/** An API that is ready to listen. */
export interface Server {
  readonly http: FastifyInstance;
  readonly databases: Databases;
  /** Everything that can be asked. */
  readonly endpoints: readonly Endpoint[];
  close(): Promise<void>;
}

/** Opens the API over a migrated database. */
export const openServer = async (parts: ServerParts): Promise<Server> => {
  let tellDefect = (_: Defect): void => undefined;
  const http = await openHttp({ ...parts.http, onDefect: (defect) => tellDefect(defect) });
  const login = loginOf(parts.databaseUrl, parts.appDatabaseUrl);
  const databases = openDatabase(login, parts.poolSize, (error) =>
    http.log.warn({ err: error }, 'idle connection lost'),
  );
  await keepKeys(databases);
  const people = peopleOf(databases);
  await people.reloadPolicy();
  const revocations = watchRevocations(databases, parts.embeddedIdentity);
  const { isRevoked, keyState } = revocations;
  await revocations.refresh();
  const reload = () =>
    void people.reloadPolicy().catch((error) => http.log.error({ err: error }, 'policy not read'));
  const reread = () =>
    void revocations.refresh().catch((error) => http.log.error({ err: error }, 'revocations not read'));
  const channels = {
    access_changed: people.forget,
    policy_changed: reload,
    grant_revoked: revocations.revoke,
    token_keys_changed: reread,
  };
  const listener = await listen(login, channels, () => {
    reload();
    reread();
  });
  const verify = authenticator({ ...parts, isRevoked, keyState });
  const { adminEmail, databaseUrl, embeddedIdentity, publicUrl } = parts;
  const authenticate = adminEmail ? appointingFirst(verify, adminEmail, databaseUrl) : verify;
  const { enqueue } = parts.jobs;
  const api: Api = {
    ...{ http, databases, people, authenticate, embeddedIdentity, publicUrl, enqueue },
    ...{ installation: parts.installation, files: parts.files ?? null, signer: parts.signer ?? null },
    reactsTo: new Set(Object.keys(reactions)),
    circumstances: new Map(),
    endpoints: [],
  };
  registerHealth(http, databases);
  registerFeatures(api);
  if (parts.installation.environment !== LOCAL) tellDefect = defectsOf(api);
  const close = async () => {
    revocations.stop();
    await http.close();
    await listener.stop();
    await databases.close();
  };
  return { http, databases, endpoints: api.endpoints, close };
};

/** The environment in which nothing is reported. */
const LOCAL = 'local';

/** Reports defects; that one can't be reported is only worth a line. */
const defectsOf =
  (api: Api) =>
  (defect: Defect): void => {
    asNobody(api, defect.requestId, (context) => reportDefect(context, defect, api.installation)).catch(
      (error: unknown) => api.http.log.warn({ err: error }, 'defect not reported'),
    );
  };

const registerHealth = (http: FastifyInstance, databases: Databases): void => {
  http.get('/livez', { schema: { hide: true } }, () => ({ status: 'ok' }));
  http.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const ready = await databases.query('select 1').then(
      () => true,
      () => false,
    );
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'database unreachable' });
  });
};
