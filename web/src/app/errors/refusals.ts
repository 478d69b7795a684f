import type { CallError } from '../../platform/call-error.ts';
import type { Refuse } from '../../platform/http/query-client.ts';
import { createStore } from '../../ui/theme/store.ts';

/** A change that wasn't allowed, until it is read; null where there is none. */
export const refusals = createStore<{ title: string | undefined; error: CallError } | null>(null);

/** Shows that something wasn't allowed; no toast does (product-spec §6). */
export const refuse: Refuse = (title, error) => refusals.set({ title, error });
