import { createStore } from '../../../ui/theme/store.ts';

/** What was typed for the palette while its code was on its way; the palette takes it. */
export const typedAhead = createStore('');

/** Milliseconds for which keys wait for a palette that doesn't come. */
export const ARRIVAL_MS = 10_000;

/** Keeps for the palette what isn't typed into its box yet. */
export function typeAhead(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
  if (ctrlKey || metaKey || altKey || isComposing) return;
  if (target instanceof Element && target.closest('[aria-modal="true"]')) return;
  const typed = typedAhead.get();
  if (key.length === 1) typedAhead.set(typed + key);
  else if (key === 'Backspace') typedAhead.set(typed.slice(0, -1));
  else if (key !== 'Enter') return;
  // What had the focus before is behind the palette already.
  event.preventDefault();
}
