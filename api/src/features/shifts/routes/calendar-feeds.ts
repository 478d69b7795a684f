import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure, notFound } from '#contract/errors.ts';
import * as endpoints from '#contract/shifts/calendar-feed-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { A_MINUTE_MS } from '../../../platform/http/limits.ts';
import { asNobody } from '../../../platform/open-route.ts';
import { route } from '../../../platform/route.ts';
import { makeCalendarFeed } from '../commands/make-calendar-feed.ts';
import { revokeCalendarFeed } from '../commands/revoke-calendar-feed.ts';
import { presentCalendar } from '../presenters/calendar.ts';
import { findCalendarFeed, readFedRoster, requireOwnPlace } from '../queries/calendar-feeds.ts';

const FOLDER = '/api/calendar';
const FILE = /^\/api\/calendar\/([\w-]{43})\.ics(?:\?|$)/;

/** Calendars ask every few minutes at most; some ask for many people from one address. */
const PER_MINUTE = { secret: 30, address: 600 };

/** One's roster in a calendar elsewhere: its secret address, and the file behind it. */
export const registerCalendarFeeds = (api: Api): void => {
  route(api, endpoints.readCalendarFeed, async (context) => ({
    feed: (await findCalendarFeed(context, requireOwnPlace(context))) ?? null,
  }));
  route(api, endpoints.makeCalendarFeed, async (context, { body }) => {
    const { feed, secret } = await makeCalendarFeed(context, body.replaces);
    return { feed, address: `${api.publicUrl}${FOLDER}/${secret}.ics` };
  });
  route(api, endpoints.revokeCalendarFeed, async (context, { params }) => {
    await revokeCalendarFeed(context, params.feed_id);
    return undefined;
  });
  registerFile(api);
};

/** The secret in an address, where it is the form of one. */
const secretIn = ({ url }: FastifyRequest): string | undefined => FILE.exec(url)?.[1];

/** Calendars have no session: the secret lets them in, and whatever is wrong with it gets one answer. */
const registerFile = (api: Api): void => {
  const { http, publicUrl } = api;
  const count = http.createRateLimit({
    max: PER_MINUTE.secret,
    timeWindow: A_MINUTE_MS,
    keyGenerator: (request: FastifyRequest) => `calendar ${secretIn(request)}`,
  });
  http.get(`${FOLDER}/:file`, {
    schema: { hide: true },
    config: { hasSecretAddress: true, rateLimit: { max: PER_MINUTE.address, timeWindow: A_MINUTE_MS } },
    handler: async (request, reply) => {
      const secret = secretIn(request);
      if (!secret) throw notFound('calendar');
      refuseTooMany(await count(request), reply);
      const roster = await asNobody(api, request.id, (context) => readFedRoster(context, secret));
      if (!roster) throw notFound('calendar');
      return sendFile(request, reply, presentCalendar(roster, publicUrl));
    },
  });
};

type Counted = Awaited<ReturnType<ReturnType<Api['http']['createRateLimit']>>>;

const refuseTooMany = (found: Counted, reply: FastifyReply): void => {
  if (found.isAllowed || !found.isExceeded) return;
  reply.header('retry-after', found.ttlInSeconds);
  throw new Failure('too_many_requests', 'Too many requests: wait a minute and try again.');
};

/** Nothing but that it is the same, to whoever has it already. */
const sendFile = (request: FastifyRequest, reply: FastifyReply, text: string) => {
  const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.header('cache-control', 'private, no-cache').header('etag', tag);
  if (tagsOf(request).includes(tag)) return reply.status(304).send();
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="roster.ics"')
    .send(text);
};

/** What whoever asks has already; a proxy that packs an answer calls its tag weak. */
const tagsOf = ({ headers }: FastifyRequest): string[] =>
  (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
