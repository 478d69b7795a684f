import type { AccountParts } from '../accounts/account-parts.ts';
import { type Exchange, replyJson } from '../endpoints/exchange.ts';
import type { Logger } from '../options.ts';
import type { Binding } from '../passkeys/challenges.ts';
import {
  addPasskey,
  listPasskeys,
  MOST_PASSKEYS,
  removePasskey,
  renamePasskey,
} from '../passkeys/passkeys.ts';
import { checkRegistration, registrationOptions } from '../passkeys/registration.ts';
import type { RelyingParty } from '../passkeys/relying-party.ts';
import { KNOWN_ALREADY, NO_NAME } from '../passkeys/sentences.ts';
import { inTransaction } from '../storage/transaction.ts';
import type { Visitor } from './gate.ts';
import { changeLetter } from './letters.ts';
import { type Change, type Outcome, problem } from './outcome.ts';
import { tell } from './tell.ts';
import { canLosePasskey } from './ways-in.ts';
import { whileSignedIn } from './while-signed-in.ts';

const GONE = 'That passkey is not among yours any more. Nothing was changed.';
const LAST_WAY =
  'This passkey is your only way to sign in. Set a password or add another passkey before you remove it.';
const TOO_MANY = `You have ${MOST_PASSKEYS} passkeys. Remove one that you no longer use first.`;

const boundTo = ({ sessionUid }: Visitor): Binding => ({ purpose: 'add', id: sessionUid });

/** A name that somebody gives a passkey; undefined when it is none. */
function readName(form: URLSearchParams): string | undefined {
  const name = (form.get('name') ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return name !== '' && name.length <= 60 ? name : undefined;
}

/** Answers the page's script. */
export function newPasskeyOptions({ pool }: AccountParts, party: RelyingParty) {
  return async (exchange: Exchange, visitor: Visitor) =>
    replyJson(exchange, 200, await registrationOptions(pool, party, visitor.user, boundTo(visitor)));
}

export function addNewPasskey(parts: AccountParts, party: RelyingParty, logger: Logger): Change {
  const { pool, settings } = parts;
  return async (visitor, form) => {
    const { user } = visitor;
    const name = readName(form);
    if (name === undefined) return problem('passkeys', NO_NAME);
    const answer = form.get('credential') ?? '';
    const checked = await checkRegistration(pool, party, boundTo(visitor), answer, logger);
    if ('problem' in checked) return problem('passkeys', checked.problem, { typed: name });
    return whileSignedIn(pool, user, async (client) => {
      const { length } = await listPasskeys(client, user.sub);
      if (length >= MOST_PASSKEYS) return problem('passkeys', TOO_MANY);
      const added = await addPasskey(client, user.sub, { ...checked.passkey, name });
      if (!added) return problem('passkeys', KNOWN_ALREADY, { typed: name });
      await tell(client, settings, user, changeLetter(settings, 'passkey-added'));
      return { note: 'passkey-added' };
    });
  };
}

export function renameOwnPasskey({ pool, settings }: AccountParts): Change {
  return async ({ user }, form) => {
    const name = readName(form);
    if (name === undefined) return problem('passkeys', NO_NAME);
    return inTransaction(pool, async (client): Promise<Outcome> => {
      const renamed = await renamePasskey(client, user.sub, form.get('id') ?? '', name);
      if (!renamed) return problem('passkeys', GONE);
      await tell(client, settings, user, changeLetter(settings, 'passkey-renamed'));
      return { note: 'passkey-renamed' };
    });
  };
}

export function removeOwnPasskey({ pool, settings }: AccountParts): Change {
  return async ({ user }, form) =>
    whileSignedIn(pool, user, async (client) => {
      if (!(await canLosePasskey(client, user.sub, settings.upstreams))) return problem('passkeys', LAST_WAY);
      const removed = await removePasskey(client, user.sub, form.get('id') ?? '');
      if (!removed) return problem('passkeys', GONE);
      await tell(client, settings, user, changeLetter(settings, 'passkey-removed'));
      return { note: 'passkey-removed' };
    });
}
