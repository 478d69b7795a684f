import { session } from '../../session/current-session.ts';
import { storedBytes } from './write-store.ts';

/** The bytes of a file that waits for the signed-in person; undefined where they aren't on this device. */
export async function carriedBytesOf(kept: string): Promise<ArrayBuffer | undefined> {
  const username = session().holder();
  return username === null ? undefined : storedBytes(username, kept);
}
