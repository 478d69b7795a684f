import type { TokenStore } from './tokens/token-store.ts';

/**
 * How the person behind the cookies changed without this page's doing: somebody signed in where nobody was (or the same
 * person again), nobody is left, or it is another person than the one this page belongs to.
 */
export type PersonChange = 'in' | 'out' | 'other';

/** Knows whose page this is. */
export interface PersonWatch {
  /** Compares now; tells a change once. False while the cookies belong to another person than this page. */
  check(): boolean;
  /** This page itself signed somebody in or out, or deals with it: remembers who, and lets the other tabs look. */
  settle(): void;
}

/**
 * Looks at the cookies when another tab says so, and whenever this one comes to the front: other applications under the
 * cookies' domain can't be heard. A page never changes to another person; it has to be loaded anew.
 */
export function watchPerson(
  channelName: string,
  store: Pick<TokenStore, 'load'>,
  tell: (change: PersonChange) => void,
): PersonWatch {
  const read = () => store.load()?.username ?? null;
  let present = read();
  let owner = present;
  const check = () => {
    const now = read();
    if (now !== present) {
      present = now;
      if (now !== null) owner ??= now;
      tell(now === null ? 'out' : now === owner ? 'in' : 'other');
    }
    return now === null || now === owner;
  };
  const look = () => void check();
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', look);
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, look);
  document.addEventListener('visibilitychange', look);
  return {
    check,
    settle: () => {
      const now = read();
      if (now !== present) channel.postMessage(null);
      present = now;
      owner = now ?? owner;
    },
  };
}
