import { randomUUID } from 'node:crypto';
import { type Endpoint, fill, isVersioned } from '#contract/endpoint.ts';
import { VIEW_HEADER } from '#contract/views/endpoints.ts';
import { type Kind, paramsFor } from './addresses.ts';
import type { Actor } from './cast.ts';
import { BODIES, nameOf, QUERIES } from './samples.ts';
import type { World } from './world.ts';

/** Which organization a request names: one of the two, one that doesn't exist, or none. */
export type Header = 'own' | 'foreign' | 'missing' | 'none';

/** Who asks what, where, about whose row. */
export interface Question {
  readonly endpoint: Endpoint;
  readonly actor: Actor;
  readonly header: Header;
  readonly kind: Kind;
}

/** A question as it is sent. */
export interface Call extends Question {
  /** Whether it would take effect if it were let through to its row. */
  readonly earnest: boolean;
  /** Id of a view to look through. */
  readonly view?: string;
}

/** What came back: ids of the address and of the request are taken out of it, so that two answers can be compared. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Several, because some endpoints take fewer calls a minute from one. */
const ADDRESSES: Readonly<Record<Header, string>> = {
  ...{ own: '10.0.0.1', foreign: '10.0.0.2', missing: '10.0.0.3', none: '10.0.0.4' },
};

/** Not an object: no body takes it. */
const NONSENSE = '[]';

/** Sends a call. A call that isn't earnest has a body that nothing takes and a version that was never seen. */
export const ask = async (world: World, call: Call): Promise<Reply> => {
  const { endpoint, actor, kind, earnest, view } = call;
  const params = paramsFor(endpoint, kind, world, actor);
  const headers: Record<string, string> = { ...actor.headers };
  const organization = organizationOf(world, call.header);
  if (organization) headers['organization-id'] = organization;
  if (view) headers[VIEW_HEADER] = view;
  if (isVersioned(endpoint)) headers['if-match'] = earnest ? '"1"' : '"0"';
  const payload = bodyOf(world, call);
  if (payload) headers['content-type'] = 'application/json';
  const answer = await world.muster.server.http.inject({
    method: endpoint.method,
    url: `/api${fill(endpoint.path, params)}${QUERIES[nameOf(endpoint)] ?? ''}`,
    headers,
    remoteAddress: ADDRESSES[call.header],
    ...(payload ? { payload } : {}),
  });
  const known = [...Object.values(params), ...(organization ? [organization] : [])];
  return {
    status: answer.statusCode,
    text: without(known, answer.body).replace(/"request_id":"[^"]*"/, '"request_id":""'),
    headers: Object.fromEntries(
      Object.entries(answer.headers).flatMap(([name, value]) =>
        CHANGING.test(name) ? [] : [[name, String(value)]],
      ),
    ),
  };
};

/** Different for every request, whatever it asks. */
const CHANGING = /^(date|x-request-id|x-ratelimit-.*|content-length|connection)$/;

const organizationOf = ({ own, foreign }: World, header: Header): string | undefined =>
  ({ own: own.id, foreign: foreign.id, missing: randomUUID(), none: undefined })[header];

/** A version is looked at after the body, so that a versioned call needs a sound one to get there. */
const bodyOf = (world: World, { endpoint, earnest, kind }: Call): string | undefined => {
  if (!endpoint.body) return undefined;
  const sound = BODIES[nameOf(endpoint)];
  if (!sound) throw new Error(`${nameOf(endpoint)} has no body in samples.ts: give it one.`);
  if (!earnest && !isVersioned(endpoint)) return NONSENSE;
  return JSON.stringify(sound(kind === 'foreign' ? world.foreign : world.own));
};

const without = (ids: readonly string[], text: string): string =>
  ids.reduce((left, id) => left.replaceAll(id, '…'), text);
