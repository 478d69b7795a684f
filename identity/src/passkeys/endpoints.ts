import type { AccountParts } from '../accounts/account-parts.ts';
import {
  type Endpoint,
  type Exchange,
  type Headers,
  readBody,
  redirect,
  reply,
  replyJson,
} from '../endpoints/exchange.ts';
import type { Logger } from '../options.ts';
import { scriptedPageHeaders } from '../pages/headers.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import type { Interaction, SignInFlow } from '../provider/sign-in-flow.ts';
import { retryAfter, tooManyAttempts } from '../throttle/too-many.ts';
import { assertionOptions, checkAssertion } from './assertion.ts';
import type { Binding } from './challenges.ts';
import { relyingParty } from './relying-party.ts';

const boundTo = ({ uid }: Interaction): Binding => ({ purpose: 'sign-in', id: uid });

/** Signing in with a passkey, by method and step below a sign-in under way; none where browsers have no passkeys. */
export function passkeys(parts: AccountParts, flow: SignInFlow, logger: Logger): [string, Endpoint][] {
  const { pool, settings, throttle } = parts;
  const party = relyingParty(settings);
  if (!party) return [];
  const refuse = (
    exchange: Exchange,
    { uid }: Interaction,
    status: number,
    text: string,
    headers: Headers = {},
  ) => {
    const form = { action: `/sign-in/${uid}`, email: '', notice: { text, failed: true } };
    reply(exchange, status, { ...scriptedPageHeaders(settings), ...headers }, signInPage(form, settings));
  };

  const options: Endpoint = (exchange) =>
    flow.during(exchange, async (interaction) =>
      replyJson(exchange, 200, await assertionOptions(pool, party, boundTo(interaction))),
    );

  const submit: Endpoint = (exchange) =>
    flow.during(exchange, async (interaction) => {
      const form = new URLSearchParams(await readBody(exchange));
      const attempt = await throttle.guard('passkey', null, exchange.address);
      if (attempt.waitMs > 0) {
        const text = tooManyAttempts(attempt.waitMs);
        refuse(exchange, interaction, 429, text, retryAfter(attempt.waitMs));
        return;
      }
      const answer = form.get('credential') ?? '';
      const outcome = await checkAssertion(pool, party, boundTo(interaction), answer, logger);
      if ('problem' in outcome) {
        refuse(exchange, interaction, 400, outcome.problem);
      } else {
        await attempt.succeeded();
        await flow.finish(exchange, interaction, outcome.user);
      }
    });

  const reload: Endpoint = (exchange) =>
    flow.during(exchange, async ({ uid }) => redirect(exchange, 303, `/sign-in/${uid}`));

  return [
    ['GET passkey', reload],
    ['POST passkey', submit],
    ['POST passkey/options', options],
  ];
}
