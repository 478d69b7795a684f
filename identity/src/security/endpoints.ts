import type { Provider } from 'oidc-provider';
import type { AccountParts } from '../accounts/account-parts.ts';
import { type Endpoint, redirect, reply } from '../endpoints/exchange.ts';
import type { Logger } from '../options.ts';
import { pageHeaders } from '../pages/headers.ts';
import { relyingParty } from '../passkeys/relying-party.ts';
import * as authenticator from './authenticator.ts';
import { securityGate } from './gate.ts';
import type { Change } from './outcome.ts';
import { landing, overview } from './overview.ts';
import * as passkeys from './passkeys.ts';
import { changeName, changePassword } from './profile.ts';

/** The page where a person manages how they sign in. */
export function security(
  provider: Provider,
  cookieKeys: string[],
  parts: AccountParts,
  logger: Logger,
): [string, Endpoint][] {
  const { settings, mail } = parts;
  const gate = securityGate(provider, cookieKeys, parts);
  const party = relyingParty(settings);
  const show = overview(parts, party);

  const change = (work: Change) =>
    gate.submit(async (exchange, visitor, form) => {
      const outcome = await work(visitor, form, exchange);
      if ('problem' in outcome) return show(exchange, visitor, outcome.problem);
      mail.wake();
      if ('page' in outcome) reply(exchange, 200, pageHeaders(settings), outcome.page);
      else redirect(exchange, 303, `/security?note=${outcome.note}`);
    });

  const makingPasskeys: [string, Endpoint][] = party
    ? [
        ['POST /security/passkeys/options', gate.submit(passkeys.newPasskeyOptions(parts, party))],
        ['POST /security/passkeys', change(passkeys.addNewPasskey(parts, party, logger))],
      ]
    : [];

  return [
    ['GET /security', landing(settings, gate.open(show))],
    ['POST /security/name', change(changeName(parts))],
    ['POST /security/password', change(changePassword(parts))],
    ...makingPasskeys,
    ['POST /security/passkeys/rename', change(passkeys.renameOwnPasskey(parts))],
    ['POST /security/passkeys/remove', change(passkeys.removeOwnPasskey(parts))],
    ['GET /security/authenticator', gate.open(authenticator.showAuthenticator(parts))],
    ['POST /security/authenticator', gate.submit(authenticator.beginAuthenticator(parts))],
    ['POST /security/authenticator/confirm', gate.submit(authenticator.confirmAuthenticator(parts))],
    ['POST /security/authenticator/off', change(authenticator.turnOffAuthenticator(parts))],
    ['POST /security/recovery-codes', change(authenticator.makeRecoveryCodes(parts))],
  ];
}
