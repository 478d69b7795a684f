import type { FastifyInstance } from 'fastify';
import type { Circumstance, Endpoint } from '#contract/endpoint.ts';
import type { Authenticate } from './access/authentication.ts';
import type { People } from './access/people.ts';
import type { ObjectStore } from './object-store.ts';
import type { Database, Databases } from './postgres/database.ts';
import type { Signer } from './signing/signer.ts';

/** Which installation this is, and where it reports errors to. */
export interface Installation {
  /** Where error reports go on to; empty where they are kept here. */
  readonly sentryDsn: string;
  readonly release: string;
  readonly environment: string;
}

/** What routes are registered on. */
export interface Api {
  readonly http: FastifyInstance;
  readonly databases: Databases;
  readonly authenticate: Authenticate;
  readonly people: People;
  /** Whether sign-ins and accounts are kept here, by the embedded provider. */
  readonly embeddedIdentity: boolean;
  /** Where people reach the pages, without a slash at its end; links begin with it. */
  readonly publicUrl: string;
  readonly installation: Installation;
  /** Where files lie beside the database; null where nothing is set. */
  readonly files: ObjectStore | null;
  /** Signs what leaves the house; null where no key is set. */
  readonly signer: Signer | null;
  /** Everything registered so far. */
  readonly endpoints: Endpoint[];
  /** Whether a circumstance holds for the caller of a transaction in a project, as the feature says that knows. */
  readonly circumstances: Map<Circumstance, (db: Database, project: string) => Promise<boolean>>;
  /** Types of events that somebody reacts to. */
  readonly reactsTo: ReadonlySet<string>;
  /** Puts a job into a transaction; a worker takes it at once, or not before a moment. */
  readonly enqueue: (db: Database, queue: string, data: object, notBefore?: Date) => Promise<void>;
}
