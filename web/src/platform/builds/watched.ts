import { useSyncExternalStore } from 'react';

/** A state outside React, of which parts are replaced; `useWatched` follows it. */
export interface Watched<State> {
  now(): State;
  become(part: Partial<State>): void;
  /** Tells `listener` of every change until the returned function is called. */
  follow(listener: () => void): () => void;
}

/** A state that begins so. */
export function watched<State extends object>(start: State): Watched<State> {
  const followers = new Set<() => void>();
  let current = start;
  return {
    now: () => current,
    become: (part) => {
      current = { ...current, ...part };
      for (const tell of followers) tell();
    },
    follow: (listener) => {
      followers.add(listener);
      return () => void followers.delete(listener);
    },
  };
}

/** The state as it is now, in a component. */
export const useWatched = <State>({ follow, now }: Watched<State>): State =>
  useSyncExternalStore(follow, now);
