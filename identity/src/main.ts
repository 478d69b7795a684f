import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { Pool } from 'pg';
import { passwordLink } from './accounts/password-links.ts';
import { ensureUser, type NewUser } from './accounts/users.ts';
import { keyRing } from './keys/key-ring.ts';
import { type Keys, loadKeys } from './keys/keys.ts';
import { type OwnMail, postOnce, startMail } from './mail/outbox.ts';
import { failuresOnly, type IdentityOptions, type Logger, type Settings } from './options.ts';
import { configuration } from './provider/configuration.ts';
import { turnOffSecondFactor } from './second-factor/authenticators.ts';
import { handlersOf, listen, serve, stop } from './server.ts';
import { migrateIdentity } from './storage/migrate.ts';
import { startSweep } from './storage/sweep.ts';
import { issueToken } from './tokens/issue-token.ts';

export { findPerson, type ObtainedPerson, obtainPerson } from './accounts/obtain-person.ts';
export { passwordLink } from './accounts/password-links.ts';
export { ensureUser, type NewUser } from './accounts/users.ts';
export { type Rotation, rotateKeys } from './keys/rotate-keys.ts';
export type { OwnMail } from './mail/outbox.ts';
export type { DemoAccount, IdentityOptions, Logger } from './options.ts';
export { helpOutOfCodes } from './second-factor/help-out.ts';
export { migrateIdentity } from './storage/migrate.ts';
export { issueToken } from './tokens/issue-token.ts';
export type { UpstreamOptions } from './upstream/providers/names.ts';

/** A running provider. */
export interface Identity {
  port: number;
  issuer: string;
  /** Creates or updates a person who can sign in. */
  ensureUser(user: NewUser): Promise<void>;
  /** A valid id token of a person, by e-mail address. */
  issueToken(email: string): Promise<string>;
  /** A link by which a person sets their password once, within three days. */
  passwordLink(email: string): Promise<string>;
  /** Puts a mail of the application's into the outbox, once for each name. */
  mail(mail: OwnMail): Promise<void>;
  close(): Promise<void>;
}

/** Migrates the schema `idp`, takes the port and answers sign-ins. Rejects when the port is taken. */
export async function startIdentity(options: IdentityOptions): Promise<Identity> {
  const { logger = failuresOnly } = options;
  const pool = options.pool ?? openPool(options);
  const release = async () => {
    if (!options.pool) await pool.end();
  };
  try {
    await migrateIdentity(pool);
    // What a visitor of the demo turned on for a shared account would keep the next one out.
    await turnOffSecondFactor(pool, options.demo?.accounts.map(({ email }) => email) ?? []);
    const keys = await loadKeys(pool);
    const server = await listen(options.port, options.host);
    const port = portOf(server.address());
    const settings: Settings = { ...options, issuer: options.issuer ?? `http://localhost:${port}` };
    const localAddress = `http://${options.host ?? 'localhost'}:${port}`;
    const mail = startMail(pool, settings, logger);
    const make = (current: Keys) => {
      const provider = createProvider(settings, pool, current, logger);
      return handlersOf({ settings, provider, pool, keys: current, logger, mail, localAddress });
    };
    serve(server, settings, logger, keyRing(pool, keys, make, logger));
    const stopSweep = startSweep(pool, logger);
    return {
      port,
      issuer: settings.issuer,
      ensureUser: (user) => ensureUser(pool, user),
      issueToken: (email) => issueToken(pool, settings, email),
      passwordLink: (email) => passwordLink(pool, settings.issuer, email),
      async mail(own) {
        await postOnce(pool, own);
        mail.wake();
      },
      async close() {
        await stopSweep();
        await stop(server);
        await mail.stop();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

function createProvider(settings: Settings, pool: Pool, keys: Keys, logger: Logger): Provider {
  const provider = new Provider(settings.issuer, configuration(settings, pool, keys));
  provider.proxy = true;
  provider.on('server_error', (_ctx, error) => logger.error({ err: error }, 'identity: request failed'));
  return provider;
}

function openPool({ databaseUrl, logger = failuresOnly }: IdentityOptions): Pool {
  const pool = new Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', (error) => {
    if (!pool.ending) logger.warn({ err: error }, 'identity: lost a database connection');
  });
  // A connection that is lost while it is in use, or after the pool has ended, tells its query; it must not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The identity provider has no port.');
  return address.port;
}
