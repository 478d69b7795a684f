/** A cell of the grid. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** How many rows and columns there are. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** A key, as far as it matters here. */
export interface Key {
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly altKey?: boolean;
  readonly shiftKey?: boolean;
}

/** What a key means to a cell that is looked at; `extend` selects from where one began to there. */
export type GridMeaning =
  | { readonly to: 'move' | 'extend'; readonly next: Place }
  | { readonly to: 'edit'; readonly text?: string }
  | { readonly to: 'clear' | 'all' | 'narrow' };

/** What a key means to a cell that is looked at; undefined for one that means nothing here. */
export function gridKey(key: Key, at: Place, size: Size): GridMeaning | undefined {
  if (key.altKey) return undefined;
  if (key.ctrlKey || key.metaKey) return key.key.toLowerCase() === 'a' ? { to: 'all' } : undefined;
  const next = moved(key.key, at, size);
  if (next) return { to: key.shiftKey ? 'extend' : 'move', next };
  if (/^[\d:.,]$/.test(key.key)) return { to: 'edit', text: key.key };
  return OTHERS[key.key];
}

const OTHERS: Readonly<Record<string, GridMeaning>> = {
  Enter: { to: 'edit' },
  F2: { to: 'edit' },
  Delete: { to: 'clear' },
  Backspace: { to: 'clear' },
  Escape: { to: 'narrow' },
};

/** What a key means while hours are typed: Enter keeps them and goes down, Tab goes on, Escape leaves them. */
export function editKey(
  { key, shiftKey }: Key,
  at: Place,
  size: Size,
): { readonly to: 'keep' | 'cancel'; readonly next: Place } | undefined {
  if (key === 'Escape') return { to: 'cancel', next: at };
  if (key === 'Enter') return { to: 'keep', next: { ...at, row: Math.min(at.row + 1, size.rows - 1) } };
  const column = at.column + (shiftKey ? -1 : 1);
  const isInside = column >= 0 && column < size.columns;
  return key === 'Tab' && isInside ? { to: 'keep', next: { ...at, column } } : undefined;
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -100],
  End: [0, 100],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

function moved(key: string, { row, column }: Place, size: Size): Place | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const within = (at: number, count: number) => Math.min(Math.max(at, 0), count - 1);
  return { row: within(row + step[0], size.rows), column: within(column + step[1], size.columns) };
}
