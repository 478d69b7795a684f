import { isFramed } from '../../platform/session/framed.ts';
import { type RouterContext, signedIn } from '../guards.ts';
import { t } from '../messages.ts';
import { PageError } from '../page-error.ts';
import { personHere } from '../sign-in/person-here.ts';

type Given = Parameters<typeof signedIn>[0] & { readonly context: RouterContext };

/** Lets whoever is signed in through, and inside another application whatever was let in there; it has no page to sign in on. Error: 401. */
export async function readsHere(given: Given): ReturnType<typeof signedIn> {
  if (!isFramed()) return signedIn(given);
  const person = await personHere(given.context.client);
  if (person) return { person };
  throw new PageError(401, t('frame_over'));
}
