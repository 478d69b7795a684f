import type { RefObject } from 'react';
import type { Shift } from '#contract/shifts/shapes.ts';
import type { Rows } from '../../effects/geometry.ts';
import type { PersonRow } from '../../effects/rows.ts';
import type { GridActs } from './grid-acts.ts';

/** What the grid shows, as its keys and pointers need to know it. */
export interface Grid {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly marker: RefObject<HTMLElement | null>;
  readonly said: RefObject<HTMLElement | null>;
  readonly rows: readonly PersonRow[];
  readonly open: readonly (readonly Shift[])[];
  readonly days: readonly string[];
  readonly places: Rows;
  readonly acts: GridActs;
}
