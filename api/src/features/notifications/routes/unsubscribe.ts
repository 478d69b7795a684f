import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Api } from '../../../platform/api.ts';
import type { OpenContext } from '../../../platform/context.ts';
import { acceptBytes } from '../../../platform/http/bytes.ts';
import { asNobody } from '../../../platform/open-route.ts';
import { switchMailOff } from '../commands/switch-mail-off.ts';
import { askToUnsubscribe, refuseLink, sayUnsubscribed } from '../presenters/unsubscribe-page.ts';
import { findUnsubscribing, type Unsubscribing } from '../queries/unsubscribing.ts';

const PATH = '/api/mail-unsubscribe';
const query = z.object({ token: z.string().max(2_000) });
const FORM = 'application/x-www-form-urlencoded';

type Ask = (context: OpenContext, token: string) => Promise<Unsubscribing | null>;

/** The page behind the links in mails: looked at it asks, sent it acts, as mail programs do with one click (RFC 8058). */
export const registerUnsubscribe = (api: Api): void => {
  const { publicUrl } = api;
  acceptBytes(api.http, FORM);
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    ask: Ask,
    page: (of: Unsubscribing) => string,
  ) => {
    const { token } = query.safeParse(request.query).data ?? { token: '' };
    const found = await asNobody(api, request.id, (context) => ask(context, token));
    return reply
      .status(found ? 200 : 400)
      .header('cache-control', 'no-store')
      .type('text/html')
      .send(found ? page(found) : refuseLink(publicUrl));
  };
  const hidden = { schema: { hide: true }, bodyLimit: 4_096 };
  api.http.get(PATH, hidden, (request, reply) =>
    answer(
      request,
      reply,
      ({ db, now }, token) => findUnsubscribing(db, token, now),
      (of) => askToUnsubscribe(kindOf(of), publicUrl),
    ),
  );
  api.http.post(PATH, hidden, (request, reply) =>
    answer(request, reply, switchMailOff, (of) => sayUnsubscribed(kindOf(of), publicUrl)),
  );
};

const kindOf = ({ about, executive_mail }: Unsubscribing) => {
  if (executive_mail) return 'executive';
  return about ? 'notification' : 'digest';
};
