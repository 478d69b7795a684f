import type { AccountParts } from '../accounts/account-parts.ts';
import { type Exchange, redirect } from '../endpoints/exchange.ts';
import { retryAfter, tooManyAttempts, tryAgain } from '../throttle/too-many.ts';
import { stepAddress, uidOf } from './browser.ts';
import { answers } from './pages/answers.ts';
import * as say from './pages/sentences.ts';
import { type PendingSignUp, sendAnotherCode } from './pending.ts';

/** Another code, once a minute, as far as the limits of sign-up allow. */
export async function sendAgain(
  { pool, settings, throttle, mail }: AccountParts,
  exchange: Exchange,
  token: string,
  { email, state, pauseMs }: PendingSignUp,
): Promise<void> {
  const answer = answers(settings);
  const refuse = (waitMs: number, text: string) =>
    answer.form(exchange, 429, { token, email, notice: { text, failed: true } }, retryAfter(waitMs));

  if (state === 'confirmed') return answer.goOn(exchange, 400, say.ALREADY_CONFIRMED);
  if (state === 'expired') return answer.startAgain(exchange, say.EXPIRED);
  if (pauseMs > 0) return refuse(pauseMs, `A code was just sent. ${tryAgain(pauseMs)}`);
  const { waitMs } = await throttle.guard('sign-up', email, exchange.address);
  if (waitMs > 0) return refuse(waitMs, tooManyAttempts(waitMs));
  await sendAnotherCode(pool, settings, token);
  redirect(exchange, 303, `${stepAddress(uidOf(exchange), 'confirm')}?sent`);
  mail.wake();
}
