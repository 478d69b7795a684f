import { createContext, use } from 'react';
import type { Shift } from '#contract/shifts/shapes.ts';
import type { Target } from '../../effects/moving/moved.ts';
import type { Block } from '../../effects/rows.ts';

/** What can be done from a roster's grid. */
export interface GridActs {
  readonly open: (shift: Shift) => void;
  /** Undefined for those who only look. */
  readonly plan:
    | {
        /** Projects of what is shown that one plans; of others one only looks. */
        readonly projects: ReadonlySet<string>;
        readonly add: (day: string, member_id: string | null) => void;
        readonly move: (block: Block, target: Target) => void;
        readonly assign: (shift: Shift, member: { id: string; name: string }) => void;
        readonly replace: (block: Block) => void;
        readonly takeOff: (block: Block) => void;
      }
    | undefined;
}

const ActsContext = createContext<GridActs | null>(null);

export const GridActsProvider = ActsContext.Provider;

/** What can be done from the grid around. */
export function useActs(): GridActs {
  const acts = use(ActsContext);
  if (!acts) throw new Error('There is no grid around.');
  return acts;
}
