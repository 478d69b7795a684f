import type { Pool } from 'pg';
import type { User } from '../accounts/users.ts';
import type { Logger } from '../options.ts';
import { challengeIn, type RegistrationAnswer, readRegistration } from './answers.ts';
import { type Binding, CHALLENGE_MS, keepChallenge, spendChallenge } from './challenges.ts';
import { listPasskeys, type NewPasskey } from './passkeys.ts';
import { ALGORITHMS, type RelyingParty, userHandle } from './relying-party.ts';
import * as say from './sentences.ts';

/** What the browser makes a passkey from: one that names its owner and makes sure who holds it. Its maker isn't asked for. */
export async function registrationOptions(pool: Pool, party: RelyingParty, user: User, binding: Binding) {
  const present = await listPasskeys(pool, user.sub);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const options = await generateRegistrationOptions({
    rpName: 'Muster',
    rpID: party.id,
    userName: user.email,
    userDisplayName: user.name,
    userID: userHandle(user.sub),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: present.map(({ credential_id: id, transports }) => ({ id, transports })),
    timeout: CHALLENGE_MS,
  });
  await keepChallenge(pool, options.challenge, binding);
  return options;
}

/** The new passkey without its name; or, in a sentence, why it doesn't count. */
export async function checkRegistration(
  pool: Pool,
  party: RelyingParty,
  binding: Binding,
  text: string,
  logger: Logger,
): Promise<{ passkey: Omit<NewPasskey, 'name'> } | { problem: string }> {
  const answer = readRegistration(text);
  if (!answer) return { problem: say.NOT_MADE };
  const challenge = await challengeIn(answer);
  if (!(await spendChallenge(pool, challenge, binding))) return { problem: say.MADE_TOO_LATE };
  const credential = await verifiedCredential(party, challenge, answer, logger);
  if (!credential) return { problem: say.NOT_MADE };
  const { id, publicKey, counter } = credential;
  return { passkey: { id, publicKey, counter, transports: answer.response.transports } };
}

async function verifiedCredential(
  party: RelyingParty,
  challenge: string,
  answer: RegistrationAnswer,
  logger: Logger,
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return verified ? registrationInfo.credential : undefined;
  } catch (error) {
    logger.info({ err: error }, 'identity: new passkey refused');
    return undefined;
  }
}
