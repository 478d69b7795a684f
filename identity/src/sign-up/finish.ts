import type { AccountParts } from '../accounts/account-parts.ts';
import type { User } from '../accounts/users.ts';
import { type Endpoint, type Exchange, readBody, redirect } from '../endpoints/exchange.ts';
import type { SignInFlow } from '../provider/sign-in-flow.ts';
import { retryAfter, tooManyNotice } from '../throttle/too-many.ts';
import { answers } from './answers.ts';
import { findInBrowser, stepAddress, uidOf } from './browser.ts';
import { confirmSignUp, type Outcome } from './confirm.ts';
import { findSignUp, type PendingSignUp } from './pending.ts';
import { sendAgain } from './send-again.ts';
import * as say from './sentences.ts';

/** The page for the code, and its answer: the end of the sign-in from which the person came. */
export function finish(parts: AccountParts, flow: SignInFlow) {
  const { pool, settings, throttle, browsers } = parts;
  const answer = answers(settings);

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

  const signIn = async (exchange: Exchange, user: User) => {
    const interaction = await flow.underWay(exchange);
    if (interaction) await flow.admit(exchange, interaction, user);
    else {
      browsers.remember(exchange, user.email);
      answer.goOn(exchange, 200, say.READY);
    }
  };

  const tell = async (exchange: Exchange, token: string, email: string, outcome: Outcome) => {
    if (outcome.is === 'confirmed') await signIn(exchange, outcome.user);
    else if (outcome.is === 'taken') answer.goOn(exchange, 400, say.TAKEN);
    else if (outcome.is === 'confirmed already') answer.goOn(exchange, 400, say.ALREADY_CONFIRMED);
    else if (outcome.is === 'expired') answer.startAgain(exchange, say.EXPIRED);
    else {
      const problem = outcome.is === 'wrong' ? say.wrongCode(outcome.triesLeft) : say.USED_UP;
      answer.form(exchange, 400, { token, email, problem });
    }
  };

  const tryCode = async (exchange: Exchange, token: string, { email }: PendingSignUp, typed: string) => {
    const code = typed.replace(/[\s-]/g, '');
    if (!/^\d{6}$/.test(code)) {
      answer.form(exchange, 400, { token, email, problem: say.NOT_SIX_DIGITS });
      return;
    }
    const attempt = await throttle.guard('code', email, exchange.address);
    if (attempt.waitMs > 0) {
      const notice = tooManyNotice(attempt.waitMs);
      answer.form(exchange, 429, { token, email, notice }, retryAfter(attempt.waitMs));
      return;
    }
    const outcome = await confirmSignUp(pool, token, code);
    if (outcome.is === 'confirmed') await attempt.succeeded();
    await tell(exchange, token, email, outcome);
  };

  const submit: Endpoint = async (exchange) => {
    const form = new URLSearchParams(await readBody(exchange));
    const token = form.get('token') ?? '';
    const pending = await findSignUp(pool, token);
    if (!pending) answer.startAgain(exchange, say.EXPIRED);
    else if (form.has('again')) await sendAgain(parts, exchange, token, pending);
    else await tryCode(exchange, token, pending, form.get('code') ?? '');
  };

  return { show, submit };
}
