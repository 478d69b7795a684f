import type { QueryClient } from '@tanstack/react-query';
import { currentUser, loadPerson, type Person } from '../../platform/person.ts';
import { session } from '../../platform/session/current-session.ts';

/**
 * Who is signed in; null for nobody. Where the provider can't be reached to refresh, somebody whose data is on this device
 * already stays in. Errors: whatever keeps the person from being known.
 */
export async function personHere(client: QueryClient, lastReadWillDo = false): Promise<Person | null> {
  const known = await session()
    .tokens()
    .catch((error: unknown) => {
      const isKnown = session().held() && client.getQueryData(currentUser.queryKey) !== undefined;
      if (isKnown && isUnreachable(error)) return true;
      throw error;
    });
  return known ? loadPerson(client, lastReadWillDo) : null;
}

const isUnreachable = (error: unknown): boolean => error instanceof Error && error.name === 'NetworkError';
