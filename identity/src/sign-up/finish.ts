import type { AccountParts } from '../accounts/account-parts.ts';
import { type Endpoint, readBody, redirect } from '../endpoints/exchange.ts';
import type { SignInFlow } from '../provider/sign-in-flow.ts';
import { findInBrowser, stepAddress, uidOf } from './browser.ts';
import { answers } from './pages/answers.ts';
import * as say from './pages/sentences.ts';
import { findSignUp } from './pending.ts';
import { sendAgain } from './send-again.ts';
import { codeTrial } from './try-code.ts';

/** The page for the code, and its answer: the end of the sign-in from which the person came. */
export function finish(parts: AccountParts, flow: SignInFlow) {
  const { pool, settings } = parts;
  const answer = answers(settings);
  const tryCode = codeTrial(parts, flow);

  const show: Endpoint = async (exchange) => {
    const begun = findInBrowser(exchange);
    const pending = begun && (await findSignUp(pool, begun.token));
    if (!pending) answer.startAgain(exchange, say.NO_SIGN_UP);
    else if (begun.uid !== '' && uidOf(exchange) === '')
      redirect(exchange, 303, stepAddress(begun.uid, 'confirm'));
    else if (pending.state === 'confirmed') answer.goOn(exchange, 400, say.ALREADY_CONFIRMED);
    else if (pending.state === 'expired') answer.startAgain(exchange, say.EXPIRED);
    else {
      const problem = pending.state === 'used up' ? say.USED_UP : undefined;
      const notice = exchange.url.searchParams.has('sent') ? say.SENT_AGAIN : undefined;
      answer.form(exchange, 200, { token: begun.token, email: pending.email, problem, notice });
    }
  };

  const submit: Endpoint = async (exchange) => {
    const form = new URLSearchParams(await readBody(exchange));
    const token = form.get('token') ?? '';
    const pending = await findSignUp(pool, token);
    if (!pending) answer.startAgain(exchange, say.EXPIRED);
    else if (form.has('again')) await sendAgain(parts, exchange, token, pending);
    else await tryCode(exchange, { token, email: pending.email, typed: form.get('code') ?? '' });
  };

  return { show, submit };
}
