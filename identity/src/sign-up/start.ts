import type { AccountParts } from '../accounts/account-parts.ts';
import { hashPassword } from '../accounts/password.ts';
import {
  type Endpoint,
  type Exchange,
  type Headers,
  readBody,
  redirect,
  reply,
} from '../endpoints/exchange.ts';
import { applicationAddress } from '../options.ts';
import { pageHeaders } from '../pages/headers.ts';
import { retryAfter, tooManyNotice } from '../throttle/too-many.ts';
import { keepInBrowser, stepAddress, uidOf } from './browser.ts';
import { readSignUpForm } from './form.ts';
import { type SignUpPage, signUpPage } from './pages/sign-up-page.ts';
import { startSignUp } from './pending.ts';

/** The form, and its answer: a mail, whoever the address belongs to. */
export function start({ pool, settings, throttle, mail }: AccountParts) {
  const page = (
    exchange: Exchange,
    status: number,
    content: Omit<SignUpPage, 'signIn'>,
    headers: Headers = {},
  ) => {
    const uid = uidOf(exchange);
    const signIn = uid === '' ? applicationAddress(settings) : `/sign-in/${uid}`;
    reply(exchange, status, { ...pageHeaders(settings), ...headers }, signUpPage({ ...content, signIn }));
  };

  const show: Endpoint = (exchange) => page(exchange, 200, { typed: { email: '', name: '' } });

  const submit: Endpoint = async (exchange) => {
    const { email, name, password, problems } = readSignUpForm(await readBody(exchange));
    const typed = { email, name };
    if (problems.length > 0) {
      page(exchange, 400, { typed, problems });
      return;
    }
    const { waitMs } = await throttle.guard('sign-up', email, exchange.address);
    if (waitMs > 0) {
      page(exchange, 429, { typed, refusal: tooManyNotice(waitMs) }, retryAfter(waitMs));
      return;
    }
    const passwordHash = await hashPassword(password);
    const token = await startSignUp(pool, settings, { email, name, passwordHash });
    const uid = uidOf(exchange);
    keepInBrowser(exchange, { token, uid }, settings.issuer.startsWith('https:'));
    redirect(exchange, 303, stepAddress(uid, 'confirm'));
    mail.wake();
  };

  return { show, submit };
}
