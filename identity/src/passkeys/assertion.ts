import type { Pool } from 'pg';
import type { SigningIn } from '../accounts/users.ts';
import type { Logger } from '../options.ts';
import { type AssertionAnswer, challengeIn, readAssertion } from './answers.ts';
import { type Binding, CHALLENGE_MS, keepChallenge, spendChallenge } from './challenges.ts';
import { findPasskey, type PasskeyKey, recordUse } from './passkeys.ts';
import { type RelyingParty, userHandle } from './relying-party.ts';
import * as say from './sentences.ts';

/** What the browser asks its passkeys: any of ours, and that the device makes sure who holds it. */
export async function assertionOptions(pool: Pool, party: RelyingParty, binding: Binding) {
  // With the first passkey: a server where nobody has one does without a dozen megabytes.
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  });
  await keepChallenge(pool, options.challenge, binding);
  return options;
}

/** Whose passkey has signed; or, in a sentence, why it doesn't count. */
export async function checkAssertion(
  pool: Pool,
  party: RelyingParty,
  binding: Binding,
  text: string,
  logger: Logger,
): Promise<{ user: SigningIn } | { problem: string }> {
  const answer = readAssertion(text);
  if (!answer) return { problem: say.UNREADABLE };
  const challenge = await challengeIn(answer);
  if (!(await spendChallenge(pool, challenge, binding))) return { problem: say.TOO_LATE };
  const passkey = await findPasskey(pool, answer.id);
  if (!passkey) return { problem: say.UNKNOWN };
  const counter = await verifiedCounter(party, challenge, answer, passkey, logger);
  if (counter === undefined) return { problem: say.UNREADABLE };
  if (!(await recordUse(pool, answer.id, counter))) {
    logger.warn({ sub: passkey.sub }, 'identity: the counter of a passkey has not moved on');
    return { problem: say.COPIED };
  }
  const { sub, email, email_verified, name, generation } = passkey;
  return { user: { sub, email, email_verified, name, generation } };
}

/** The counter is compared when it is written, in one statement, so the library is told that it stands at 0. */
async function verifiedCounter(
  party: RelyingParty,
  challenge: string,
  answer: AssertionAnswer,
  passkey: PasskeyKey,
  logger: Logger,
): Promise<number | undefined> {
  if (answer.response.userHandle !== Buffer.from(userHandle(passkey.sub)).toString('base64url')) {
    logger.info({ sub: passkey.sub }, 'identity: passkey refused, its owner is another');
    return undefined;
  }
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: answer.id,
        publicKey: Uint8Array.from(passkey.public_key),
        counter: 0,
        transports: passkey.transports,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch (error) {
    logger.info({ err: error, sub: passkey.sub }, 'identity: passkey refused');
    return undefined;
  }
}
