import type { AccountParts } from '../accounts/account-parts.ts';
import type { SigningIn } from '../accounts/users.ts';
import type { Exchange } from '../endpoints/exchange.ts';
import type { SignInFlow } from '../provider/sign-in-flow.ts';
import { retryAfter, tooManyNotice } from '../throttle/too-many.ts';
import { confirmSignUp, type Outcome } from './confirm.ts';
import { answers } from './pages/answers.ts';
import * as say from './pages/sentences.ts';

/** A code that somebody typed, and for whom. */
export interface TypedCode {
  token: string;
  email: string;
  typed: string;
}

/** Signs the person in when the code is right, and says what is wrong with it else. */
export function codeTrial(parts: AccountParts, flow: SignInFlow) {
  const { pool, settings, throttle, browsers } = parts;
  const answer = answers(settings);

  const signIn = async (exchange: Exchange, user: SigningIn) => {
    const interaction = await flow.underWay(exchange);
    if (interaction) await flow.admit(exchange, interaction, user);
    else {
      browsers.remember(exchange, user.email);
      answer.goOn(exchange, 200, say.READY);
    }
  };

  const tell = async (exchange: Exchange, { token, email }: TypedCode, outcome: Outcome) => {
    if (outcome.is === 'confirmed') await signIn(exchange, outcome.user);
    else if (outcome.is === 'taken') answer.goOn(exchange, 400, say.TAKEN);
    else if (outcome.is === 'confirmed already') answer.goOn(exchange, 400, say.ALREADY_CONFIRMED);
    else if (outcome.is === 'expired') answer.startAgain(exchange, say.EXPIRED);
    else {
      const problem = outcome.is === 'wrong' ? say.wrongCode(outcome.triesLeft) : say.USED_UP;
      answer.form(exchange, 400, { token, email, problem });
    }
  };

  return async (exchange: Exchange, given: TypedCode): Promise<void> => {
    const { token, email, typed } = given;
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
    await tell(exchange, given, outcome);
  };
}
