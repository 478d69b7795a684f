import type { SessionListener } from '../events.ts';
import type { PageAddress } from '../page-address.ts';
import type { PersonWatch } from '../person-watch.ts';
import { SessionError } from '../session-error.ts';
import type { SessionSettings } from '../settings.ts';
import type { TokenKeeper } from '../tokens/token-keeper.ts';
import { completeReturn, type Returned } from './complete-return.ts';
import type { InFlight } from './in-flight.ts';

interface Parts {
  readonly settings: SessionSettings;
  readonly inFlight: InFlight;
  readonly page: PageAddress;
  readonly keeper: TokenKeeper;
  readonly watch: PersonWatch;
  readonly tell: SessionListener;
}

/**
 * Completes a return, reads the session back and tells what happened. Errors: those of `completeReturn`, and
 * UnexpectedSignInInterruptionException where the session can't be read afterwards; then nothing stays.
 */
export async function arrive({ keeper, watch, tell, ...parts }: Parts): Promise<Returned | null> {
  try {
    const returned = await completeReturn({ ...parts, save: keeper.set });
    watch.settle();
    if (returned?.custom !== undefined) tell('customOAuthState', returned.custom);
    tell('signInWithRedirect');
    if (!(await keeper.get().catch(() => null))) throw unreadable(keeper, watch);
    tell('signedIn');
    return returned;
  } catch (error) {
    tell('signInWithRedirect_failure', error);
    throw error;
  }
}

function unreadable(keeper: TokenKeeper, watch: PersonWatch): SessionError {
  keeper.clear();
  watch.settle();
  return new SessionError(
    'UnexpectedSignInInterruptionException',
    'Unable to get user session following successful sign-in',
  );
}
