import type { AccountParts } from '../accounts/account-parts.ts';
import { type Exchange, redirect, reply } from '../endpoints/exchange.ts';
import { pageHeaders } from '../pages/headers.ts';
import {
  beginSetUp,
  confirmSetUp,
  findSetUp,
  hasAuthenticator,
  removeAuthenticator,
} from '../second-factor/authenticators.ts';
import { NOT_SIX_DIGITS, readCode } from '../second-factor/check-code.ts';
import { replaceRecoveryCodes } from '../second-factor/recovery-codes.ts';
import type { Visitor } from './gate.ts';
import { changeLetter } from './letters.ts';
import { type Change, problem } from './outcome.ts';
import { recoveryCodesPage } from './pages/recovery-codes-page.ts';
import { setUpPage } from './pages/set-up-page.ts';
import { tell } from './tell.ts';
import { whileSignedIn } from './while-signed-in.ts';

const WRONG_CODE =
  'That code isn’t right. Scan the picture with your app, and type the 6 digits that it shows now. If they stay wrong, set the clock of your phone.';
const NOT_ON = 'Signing in asks for no code at the moment.';

/** Makes a secret and shows it: the picture that the app scans. */
export function beginAuthenticator({ pool }: AccountParts) {
  return async (exchange: Exchange, { user }: Visitor) => {
    await beginSetUp(pool, user.sub);
    redirect(exchange, 303, '/security/authenticator');
  };
}

/** The same picture again, until the first code is typed. */
export function showAuthenticator({ pool, settings }: AccountParts) {
  return async (exchange: Exchange, { user, token }: Visitor) => {
    const secret = await findSetUp(pool, user.sub);
    if (secret) reply(exchange, 200, pageHeaders(settings), setUpPage({ user, token, secret }));
    else redirect(exchange, 303, '/security');
  };
}

/** The first right code turns it on, and the recovery codes are shown, this once. */
export function confirmAuthenticator({ pool, settings, mail }: AccountParts) {
  return async (exchange: Exchange, { user, token }: Visitor, form: URLSearchParams) => {
    const { text } = readCode(form);
    const outcome = await whileSignedIn(pool, user, async (client) => {
      if (!(await confirmSetUp(client, user.sub, text))) return { note: 'repeat' };
      await tell(client, settings, user, changeLetter(settings, 'authenticator-on'));
      const codes = await replaceRecoveryCodes(client, user.sub);
      return { page: recoveryCodesPage({ codes, first: true }) };
    });
    if ('page' in outcome) {
      mail.wake();
      reply(exchange, 200, pageHeaders(settings), outcome.page);
      return;
    }
    const secret = await findSetUp(pool, user.sub);
    const found = /^\d{6}$/.test(text) ? WRONG_CODE : NOT_SIX_DIGITS;
    if (secret)
      reply(exchange, 400, pageHeaders(settings), setUpPage({ user, token, secret, problem: found }));
    else redirect(exchange, 303, '/security');
  };
}

export function turnOffAuthenticator({ pool, settings }: AccountParts): Change {
  return async ({ user }) =>
    whileSignedIn(pool, user, async (client) => {
      const removed = await removeAuthenticator(client, user.sub);
      if (removed) await tell(client, settings, user, changeLetter(settings, 'authenticator-off'));
      return { note: 'authenticator-off' };
    });
}

export function makeRecoveryCodes({ pool, settings }: AccountParts): Change {
  return async ({ user }) =>
    whileSignedIn(pool, user, async (client) => {
      if (!(await hasAuthenticator(client, user.sub))) return problem('authenticator', NOT_ON);
      const codes = await replaceRecoveryCodes(client, user.sub);
      await tell(client, settings, user, changeLetter(settings, 'recovery-codes'));
      return { page: recoveryCodesPage({ codes, first: false }) };
    });
}
