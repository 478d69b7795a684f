import type { AccountParts } from '../accounts/account-parts.ts';
import { mailPasswordLink } from '../accounts/password-links.ts';
import { isAddress, normalizeEmail } from '../accounts/users.ts';
import { wayToOutbox, withMail } from '../mail/outbox-page.ts';
import { pageHeaders } from '../pages/headers.ts';
import { messagePage } from '../pages/message-page.ts';
import { forgotPasswordPage } from '../pages/password-pages.ts';
import { retryAfter, tooManyNotice } from '../throttle/too-many.ts';
import { type Endpoint, type Exchange, type Headers, readBody, reply } from './exchange.ts';

/** Asking for a link to set a new password: the same page, whoever asks for whomever. */
export function forgotPassword(parts: AccountParts): [string, Endpoint][] {
  const { pool, settings, throttle, mail } = parts;
  const page = (exchange: Exchange, status: number, text: string, headers: Headers = {}) =>
    reply(exchange, status, { ...pageHeaders(settings), ...headers }, text);

  const submit: Endpoint = async (exchange) => {
    const form = new URLSearchParams(await readBody(exchange));
    const email = normalizeEmail(form.get('email') ?? '');
    if (!isAddress(email)) {
      page(exchange, 400, forgotPasswordPage({ email, problem: NO_ADDRESS }));
      return;
    }
    const { waitMs } = await throttle.guard('forgotten-password', email, exchange.address);
    if (waitMs > 0) {
      page(exchange, 429, forgotPasswordPage({ email, notice: tooManyNotice(waitMs) }), retryAfter(waitMs));
      return;
    }
    const due = await throttle.isFirstInMinute('forgotten-password', email);
    if (due) await mailPasswordLink(pool, settings.issuer, email);
    page(exchange, 200, messagePage({ ...SENT, way: wayToOutbox(settings) }));
    mail.wake();
  };

  const show: Endpoint = (exchange) => page(exchange, 200, forgotPasswordPage());
  return [
    ['GET /forgot-password', withMail(settings, NO_MAIL, show)],
    ['POST /forgot-password', withMail(settings, NO_MAIL, submit)],
  ];
}

const NO_ADDRESS = 'That isn’t an e-mail address. Type one such as name@example.org.';

const NO_MAIL =
  'A new password comes by mail, and no mail server is set up: ask whoever runs this installation for a link.';

const SENT = {
  title: 'Look into your mail',
  text: 'If that address has an account, a link to set a new password is on its way. It works for an hour.',
};
