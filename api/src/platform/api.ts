import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Authenticate } from './authentication.ts';
import type { People } from './people.ts';
import type { Database, Databases } from './postgres/database.ts';

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
  /** Everything registered so far. */
  readonly endpoints: Endpoint[];
  /** Puts a job into a transaction. */
  readonly enqueue: (db: Database, queue: string, data: object) => Promise<void>;
}
