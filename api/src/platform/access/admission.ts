import type { FastifyRequest } from 'fastify';
import { type Endpoint, isAskedAsOneself, isVersioned } from '#contract/endpoint.ts';
import { Failure } from '#contract/errors.ts';
import { VIEW_HEADER } from '#contract/views/endpoints.ts';
import type { Api } from '../api.ts';
import { requireOrganization } from '../organizations.ts';
import { AccessChanged } from '../postgres/database.ts';
import type { Claims } from './authentication.ts';
import { authorize, canonicalId, chooseOrganization, isId } from './authorization.ts';
import { requireActive } from './closed.ts';
import { embeddedSessionOf, readEmbedded } from './embedded.ts';
import type { Person } from './people.ts';
import { lookThrough } from './views.ts';

/** Somebody who was let through, and to what. */
export interface Caller {
  readonly claims: Claims;
  /** Who asks. */
  readonly person: Person;
  /** As whom they look; the same person, unless they look as somebody else. */
  readonly viewed: Person;
  /** Whether the endpoint is about the person themselves. */
  readonly personal: boolean;
  readonly session: string | null;
  readonly organization: string | null;
  readonly version: number | null;
}

/**
 * Who asks, and may they. A refusal from memory is asked again of the database, so that what was granted a moment ago counts.
 * Throws 401, 403, 404 for an organization, 422 where one has to be chosen, 428.
 */
export const admit = async (api: Api, endpoint: Endpoint, request: FastifyRequest): Promise<Caller> => {
  const session = embeddedSessionOf(request);
  if (session) return admitEmbedded(api, endpoint, request, session);
  const claims = await api.authenticate(request.headers.authorization);
  const known = await api.people.find(claims);
  try {
    return await letIn(api, endpoint, request, claims, known);
  } catch (refusal) {
    const isStale = refusal instanceof AccessChanged;
    if (!isStale && !(refusal instanceof Failure)) throw refusal;
    const person = await api.people.findAgain(claims);
    if (!isStale && person.stamp === known.stamp) throw refusal;
    return await letIn(api, endpoint, request, claims, person);
  }
};

/** A page inside another application: nothing of it is remembered, so that a right that was lost counts at once. */
const admitEmbedded = async (
  api: Api,
  endpoint: Endpoint,
  request: FastifyRequest,
  session: string,
): Promise<Caller> => {
  const { person, organization } = await readEmbedded(api, endpoint, paramsOf(request), session);
  const { sub, email, emailVerified, name } = person;
  const claims = { sub, email, emailVerified, name, grant: null, issued: 0, expires: 0 };
  // A copy, as in a look as somebody else: what was just read from the database isn't asked again.
  const viewed = { ...person };
  return { claims, person, viewed, personal: false, session: null, organization, version: null };
};

/** The same for a request whose person's access has changed while it ran. */
export const admitAgain = async (api: Api, endpoint: Endpoint, request: FastifyRequest, claims: Claims) =>
  letIn(api, endpoint, request, claims, await api.people.findAgain(claims));

const letIn = async (
  api: Api,
  endpoint: Endpoint,
  request: FastifyRequest,
  claims: Claims,
  person: Person,
): Promise<Caller> => {
  const personal = endpoint.access.scope === 'person';
  const organization = chooseOrganization(person, single(request.headers['organization-id']));
  if (organization) await requireOrganization(api.databases, person, organization);
  const view = isAskedAsOneself(endpoint) ? undefined : single(request.headers[VIEW_HEADER]);
  const viewed = view ? await lookThrough(api, { endpoint, person, organization, view }) : person;
  const params = paramsOf(request);
  try {
    authorize(endpoint, viewed, organization, params, api.people.rules());
  } catch (refusal) {
    if (!(await isExcepted(api, endpoint, { viewed, organization, params }, refusal))) throw refusal;
  }
  if (organization) requireActive(endpoint, person, organization);
  const version = isVersioned(endpoint) ? versionOf(request) : null;
  return { claims, person, viewed, personal, session: claims.grant, organization, version };
};

interface Asked {
  readonly viewed: Person;
  readonly organization: string | null;
  readonly params: Record<string, string>;
}

/** True where no rule lets somebody in, and none keeps them out, but a circumstance of the endpoint holds for them. */
const isExcepted = async (
  { databases, circumstances }: Api,
  { circumstance }: Endpoint,
  { viewed, organization, params: { project_id = '' } }: Asked,
  refusal: unknown,
): Promise<boolean> => {
  if (!circumstance || !organization || !isId(project_id)) return false;
  if (!(refusal instanceof Failure) || refusal.rule !== 'no-rule-allows') return false;
  const holds = circumstances.get(circumstance);
  const scope = { organization, sub: viewed.sub, writes: false };
  return holds ? databases.within(scope, (db) => holds(db, project_id)) : false;
};

const paramsOf = ({ params }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params as Record<string, string>).map(([name, value]) => [name, canonicalId(value)]),
  );

/** The value of a header that is meant to be sent once. */
export const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

const versionOf = ({ headers }: FastifyRequest): number => {
  const version = /^(?:W\/)?"?(\d+)"?$/.exec(headers['if-match'] ?? '')?.[1];
  if (version) return Number(version);
  throw new Failure(
    'precondition_required',
    'Send the version you saw as If-Match, so that nobody overwrites a newer one.',
  );
};
