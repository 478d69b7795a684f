import {
  EXCHANGE_PATH,
  issueAccountPlansToken,
  issueDealsheetsToken,
} from '#contract/embedding/endpoints.ts';
import { tokenExchange } from '#contract/embedding/shapes.ts';
import { Failure } from '#contract/errors.ts';
import type { Api } from '../../platform/api.ts';
import { A_MINUTE_MS } from '../../platform/http/limits.ts';
import { asNobody } from '../../platform/open-route.ts';
import { route } from '../../platform/route.ts';
import { issueToken } from './commands/issue-token.ts';
import { openSession } from './commands/open-session.ts';
import { presentSession } from './presenter.ts';

/** From one address: whoever watches a board reloads it, and guessing 256 bits leads nowhere. */
const PER_MINUTE = 60;

/** Pages inside another application: their tokens, and the sessions that these are exchanged for. */
export const registerEmbedding = (api: Api): void => {
  route(api, issueDealsheetsToken, async (context, { body }) => {
    const { token, expires_at } = await issueToken(context, 'dealsheets', body.purpose);
    return { address: `${api.publicUrl}/manager/dealsheets/embedded#token=${token}`, expires_at };
  });
  route(api, issueAccountPlansToken, async (context, { body }) => {
    const { token, expires_at } = await issueToken(context, 'account_plans', body.purpose);
    return { address: `${api.publicUrl}/manager/account-plans/embedded#token=${token}`, expires_at };
  });
  registerExchange(api);
};

/** The page has nothing but its token: no session of somebody, no cookie. */
const registerExchange = (api: Api): void => {
  api.http.post(`/api${EXCHANGE_PATH}`, {
    ...{ schema: { hide: true }, bodyLimit: 1_024 },
    config: { rateLimit: { max: PER_MINUTE, timeWindow: A_MINUTE_MS } },
    handler: async (request, reply) => {
      const given = tokenExchange.safeParse(request.body);
      if (!given.success) throw new Failure('invalid_input', 'This is no token.');
      const opened = await asNobody(api, request.id, (context) => openSession(context, given.data.token));
      return reply.header('cache-control', 'no-store').send(presentSession(opened));
    },
  });
};
