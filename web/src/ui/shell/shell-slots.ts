import { createContext, use } from 'react';

export type ShellSlots = { start: HTMLElement | null; end: HTMLElement | null };

const SlotsContext = createContext<ShellSlots | undefined>(undefined);

export const ShellSlotsProvider = SlotsContext.Provider;

/** The places of the top bar that a page fills; undefined where there is no shell. */
export function useShellSlots(): ShellSlots | undefined {
  return use(SlotsContext);
}
