import type { Pool } from 'pg';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../accounts/password.ts';
import { findPasswordLink, mailPasswordLink, redeemPasswordLink } from '../accounts/password-links.ts';
import { applicationAddress, type Settings } from '../options.ts';
import { pageHeaders } from '../pages/headers.ts';
import { messagePage } from '../pages/message-page.ts';
import { forgotPasswordPage, outboxPage, setPasswordPage } from '../pages/password-pages.ts';
import { listOutbox } from '../storage/outbox.ts';
import { type Endpoint, type Exchange, readBody, reply } from './exchange.ts';

const PROBLEM = `Choose a password of ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters.`;

/** Forgetting a password, setting one by a link, and the demo's outbox. */
export function passwords(pool: Pool, settings: Settings): Map<string, Endpoint> {
  const page = (exchange: Exchange, status: number, text: string) =>
    reply(exchange, status, pageHeaders(settings), text);
  const back = { label: 'Back to Muster', href: applicationAddress(settings) };

  const setPassword: Endpoint = async (exchange) => {
    const token = exchange.url.searchParams.get('token') ?? '';
    const person = await findPasswordLink(pool, token);
    if (person) page(exchange, 200, setPasswordPage({ token, email: person.email }));
    else page(exchange, 400, messagePage({ ...NO_GOOD, way: back }));
  };

  const submitPassword: Endpoint = async (exchange) => {
    const form = new URLSearchParams(await readBody(exchange));
    const token = form.get('token') ?? '';
    const password = form.get('password') ?? '';
    const person = await findPasswordLink(pool, token);
    if (person && (password.length < PASSWORD_MIN_LENGTH || password.length > PASSWORD_MAX_LENGTH)) {
      page(exchange, 400, setPasswordPage({ token, email: person.email, problem: PROBLEM }));
    } else if (person && (await redeemPasswordLink(pool, token, password))) {
      page(exchange, 200, messagePage({ ...CHANGED, way: back }));
    } else {
      page(exchange, 400, messagePage({ ...NO_GOOD, way: back }));
    }
  };

  const endpoints = new Map([
    ['GET /set-password', setPassword],
    ['POST /set-password', submitPassword],
  ]);
  if (!settings.demo) return endpoints;

  endpoints.set('GET /forgot-password', (exchange) => page(exchange, 200, forgotPasswordPage()));
  endpoints.set('POST /forgot-password', async (exchange) => {
    const form = new URLSearchParams(await readBody(exchange));
    await mailPasswordLink(pool, settings.issuer, form.get('email') ?? '');
    page(
      exchange,
      200,
      messagePage({ ...SENT, way: { label: 'Open the outbox of the demo', href: '/outbox' } }),
    );
  });
  endpoints.set('GET /outbox', async (exchange) => page(exchange, 200, outboxPage(await listOutbox(pool))));
  return endpoints;
}

const SENT = {
  title: 'Look into your mail',
  text: 'If that address has an account, a link to set a new password is on its way. It works for an hour.',
};

const CHANGED = {
  title: 'Your password is set',
  text: 'You have been signed out everywhere. Sign in with the new password.',
};

const NO_GOOD = {
  title: 'This link no longer works',
  text: 'It was used already, or too much time has passed. Ask for a new one.',
};
