import { useSyncExternalStore } from 'react';

export type Store<State> = {
  get: () => State;
  set: (state: State) => void;
  subscribe: (notify: () => void) => () => void;
};

/** A value outside React that components can follow. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next) => {
      state = next;
      for (const notify of listeners) notify();
    },
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}

export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get);
}
