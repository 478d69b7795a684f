import type { AccountParts } from '../accounts/account-parts.ts';
import { passwordProblem } from '../accounts/password.ts';
import { findPasswordLink, redeemPasswordLink } from '../accounts/password-links.ts';
import { passwordChangedLetter } from '../mail/letters.ts';
import { applicationAddress, isMailSetUp } from '../options.ts';
import { pageHeaders } from '../pages/headers.ts';
import { messagePage } from '../pages/message-page.ts';
import { setPasswordPage } from '../pages/password-pages.ts';
import { type Endpoint, type Exchange, readBody, reply } from './exchange.ts';

/** Setting a password by a link. Who could open it has proved the address, so others' failures hold nobody up here. */
export function passwords(parts: AccountParts): [string, Endpoint][] {
  const { pool, settings, throttle, browsers, mail } = parts;
  const page = (exchange: Exchange, status: number, text: string) =>
    reply(exchange, status, pageHeaders(settings), text);
  const back = { label: 'Back to Muster', href: applicationAddress(settings) };
  const another = isMailSetUp(settings) ? { label: 'Ask for a new link', href: '/forgot-password' } : back;
  const letter = isMailSetUp(settings) ? passwordChangedLetter(settings) : null;

  const show: Endpoint = async (exchange) => {
    const token = exchange.url.searchParams.get('token') ?? '';
    const person = await findPasswordLink(pool, token);
    if (person) page(exchange, 200, setPasswordPage({ token, email: person.email }));
    else page(exchange, 400, messagePage({ ...NO_GOOD, way: another }));
  };

  const submit: Endpoint = async (exchange) => {
    const form = new URLSearchParams(await readBody(exchange));
    const token = form.get('token') ?? '';
    const password = form.get('password') ?? '';
    const problem = passwordProblem(password);
    const owner = await findPasswordLink(pool, token);
    if (owner && problem) {
      page(exchange, 400, setPasswordPage({ token, email: owner.email, problem }));
      return;
    }
    const person = owner && (await redeemPasswordLink(pool, token, password, letter));
    if (!person) {
      page(exchange, 400, messagePage({ ...NO_GOOD, way: another }));
      return;
    }
    await throttle.reset('sign-in', person.email);
    browsers.remember(exchange, person.email);
    page(exchange, 200, messagePage({ ...CHANGED, way: back }));
    mail.wake();
  };

  return [
    ['GET /set-password', show],
    ['POST /set-password', submit],
  ];
}

const CHANGED = {
  title: 'Your password is set',
  text: 'You have been signed out everywhere. Sign in with the new password.',
};

const NO_GOOD = {
  title: 'This link no longer works',
  text: 'It was used already, or too much time has passed. Ask for a new one.',
};
