import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { EmbeddedPlace } from '#contract/embedding/shapes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { Failure } from '#contract/errors.ts';
import type { Api } from '../api.ts';
import { requireOrganization } from '../organizations.ts';
import { authorize } from './authorization.ts';
import { isHiddenFrom } from './closed.ts';
import type { Person } from './people.ts';

/** What a session of a page inside another application looks like; an id token has points in it. */
const EMBEDDED_BEARER = /^Bearer embedded_([\w-]{43})$/i;

/** The session of a page inside another application, where it is one that asks. */
export const embeddedSessionOf = ({ headers }: FastifyRequest): string | undefined =>
  EMBEDDED_BEARER.exec(headers.authorization ?? '')?.[1];

/** What a token or session is known by here: it is random enough that nobody finds another one, or this one from it. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

interface Reads {
  readonly organization: string;
  readonly place: EmbeddedPlace;
  readonly person: string;
}

/** Who reads by an embedded session, and where. */
export interface EmbeddedReader {
  readonly person: Person;
  readonly organization: string;
}

/**
 * Who asks by such a session, as they stand now, in the one organization that it is for. Throws 403 `embedded-session` for anything
 * but what embedded pages read, 401 for a session that is over.
 */
export const readEmbedded = async (
  api: Api,
  endpoint: Endpoint,
  params: Readonly<Record<string, unknown>>,
  session: string,
): Promise<EmbeddedReader> => {
  if (!endpoint.embedded || endpoint.method !== 'GET') throw outside();
  const scope = { organization: null, sub: null, writes: false };
  const [found] = await api.databases.within(scope, async (db) => {
    const { rows } = await sql<Reads>`
      select organization, place, person from embedded_session(${digestOf(session)})`.execute(db);
    return rows;
  });
  if (!found) throw over();
  if (found.place !== endpoint.embedded) throw outside();
  const { organization } = found;
  const person = await api.people.inOrganization(found.person, organization, { andRoot: true });
  if (isHiddenFrom(person, organization)) throw over();
  await requireOrganization(api.databases, person, organization);
  authorize(endpoint, person, organization, params, api.people.rules());
  return { person, organization };
};

const outside = () =>
  new Failure('forbidden', 'A page inside another application only reads what it shows.', {
    rule: 'embedded-session',
  });

const over = () =>
  new Failure('unauthorized', 'This page was open for its time: load the page around it again to go on.');
