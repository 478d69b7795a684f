import type { Act } from './entry-place.ts';
import type { Way } from './spots.ts';

/** What a key means in the calendar. */
export type Meaning =
  | { readonly to: 'go'; readonly way: Way }
  | { readonly to: 'longer'; readonly by: 1 | -1 }
  | { readonly to: 'open' | 'new' | 'delete' | 'cancel' }
  | { readonly to: 'act'; readonly act: Act; readonly days: -1 | 0 | 1; readonly by: -1 | 0 | 1 };

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const ACTS: Readonly<Record<Way, Meaning>> = {
  up: { to: 'act', act: 'move', days: 0, by: -1 },
  down: { to: 'act', act: 'move', days: 0, by: 1 },
  left: { to: 'act', act: 'move', days: -1, by: 0 },
  right: { to: 'act', act: 'move', days: 1, by: 0 },
};

/** Alt and Shift: the end goes up and down, the start to earlier (left) and later (right). */
const EDGES: Readonly<Record<Way, Meaning>> = {
  up: { to: 'act', act: 'end', days: 0, by: -1 },
  down: { to: 'act', act: 'end', days: 0, by: 1 },
  left: { to: 'act', act: 'start', days: 0, by: -1 },
  right: { to: 'act', act: 'start', days: 0, by: 1 },
};

/** What a key means in the calendar; undefined for one that means nothing here. */
export function calendarKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): Meaning | undefined {
  if (ctrlKey || metaKey) return undefined;
  const way = WAYS[key];
  if (way) {
    if (altKey) return shiftKey ? EDGES[way] : ACTS[way];
    if (!shiftKey) return { to: 'go', way };
    return way === 'down' || way === 'up' ? { to: 'longer', by: way === 'down' ? 1 : -1 } : undefined;
  }
  if (altKey) return key === 'Escape' ? { to: 'cancel' } : undefined;
  if (key === 'Enter' || key === ' ') return { to: 'open' };
  if (key === 'n' || key === 'N') return { to: 'new' };
  if (key === 'Delete' || key === 'Backspace') return { to: 'delete' };
  return key === 'Escape' ? { to: 'cancel' } : undefined;
}
