import type { Pool } from 'pg';
import type { MailSettings } from './mail/transport.ts';
import type { TrustProxy } from './throttle/client-address.ts';
import type { UpstreamOptions } from './upstream/providers/names.ts';

/** An account of the demo, listed on the sign-in page. */
export interface DemoAccount {
  email: string;
  name: string;
  role?: string;
}

/** Accepts pino. */
export interface Logger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** What is the same whatever the port turns out to be. */
export interface ClientOptions {
  clientId: string;
  /** Exact addresses a sign-in may return to. */
  redirectUris: string[];
  /** Exact addresses `/logout` may lead to. */
  logoutUris: string[];
  /** Origins of the application: cross-origin calls, and the way back through the page's `form-action`. */
  applicationOrigins: string[];
  /** Listed on the sign-in page with the password; null outside the demo. */
  demo: { accounts: DemoAccount[]; password: string } | null;
  /** Answers GetId and GetCredentialsForIdentity; null refuses them. */
  identityPool?: { id: string; guestAllowed: boolean } | null;
  /** Where mail goes; without it the demo shows it on a page, and elsewhere none is offered. */
  mail?: MailSettings | null;
  /** Which proxies in front may name the client; none by default. */
  trustProxy?: TrustProxy | undefined;
  /** How many requests one network may send to this process in a minute; any number by default. */
  requestsPerMinute?: number;
  /** Other providers that may sign people in: Google, Facebook, Amazon, Apple. */
  upstreams?: UpstreamOptions[];
  /** How long to wait for another provider, in ms; 8 s by default. */
  upstreamTimeout?: number;
}

export interface IdentityOptions extends ClientOptions {
  /** 0 takes a free port. */
  port: number;
  /** Interface to listen on; all of them by default. */
  host?: string;
  /** Origin that the browser knows the provider by; `http://localhost:{port}` by default. */
  issuer?: string;
  /** Either of the two. A pool given is not closed by the provider. */
  pool?: Pool;
  databaseUrl?: string;
  logger?: Logger;
}

/** The options once the port, and so the issuer, is known. */
export interface Settings extends ClientOptions {
  issuer: string;
}

/** For callers without a logger: failures must not pass unseen. */
export const failuresOnly: Logger = {
  info() {},
  warn: (details, message) => console.warn(message, details),
  error: (details, message) => console.error(message, details),
};

/** Where the application itself is found. */
export function applicationAddress({
  applicationOrigins,
  issuer,
}: Pick<Settings, 'applicationOrigins' | 'issuer'>): string {
  return applicationOrigins[0] ?? issuer;
}

/** Whether people may sign in through the other provider of that name. */
export function isUpstream({ upstreams = [] }: Settings, name: unknown): boolean {
  return upstreams.some((upstream) => upstream.name === name);
}

/** Whether mail arrives: by a mail server, or on the demo's page. */
export function isMailSetUp({ demo, mail }: Settings): boolean {
  return Boolean(mail) || demo !== null;
}
