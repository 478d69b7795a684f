import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '../../../../platform/person.ts';
import { useUnsavedWork } from '../../../../ui/form-page/unsaved-work.ts';
import { createStore, type Store, useStore } from '../../../../ui/theme/store.ts';
import type { Choice, WishChange } from './wishes.ts';

/** A choice that isn't saved, or not yet. */
export interface Pending {
  readonly choice: Choice;
  readonly back: WishChange;
  /** Null while it is being saved. */
  readonly refused: string | null;
}

/** Changes what is pending. */
export type SetPending = (change: (all: readonly Pending[]) => readonly Pending[]) => void;

interface Kept {
  readonly sub: string;
  readonly pending: readonly Pending[];
}

const stores = new WeakMap<QueryClient, Store<Kept>>();

/** What this person chose and isn't saved: it outlives the card, so that whoever comes back to it finds it there. */
export function usePending(): readonly [pending: readonly Pending[], set: SetPending] {
  const client = useQueryClient();
  const { sub } = useCurrentUser();
  const store = stores.get(client) ?? createStore<Kept>({ sub, pending: [] });
  stores.set(client, store);
  const own = ({ pending, ...kept }: Kept) => (kept.sub === sub ? pending : []);
  const pending = own(useStore(store));
  useUnsavedWork(pending.length > 0);
  return [pending, (change) => store.set({ sub, pending: change(own(store.get())) })];
}
