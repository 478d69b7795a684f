import { createContext, useContext } from 'react';
import type { Format } from '../../../../platform/format/use-format.ts';
import type { LineVerbs } from '../../effects/use-line-verbs.ts';
import type { OfferedService } from '../../effects/use-services.ts';

/** What all lines of an editor have in common. */
export interface Editing {
  readonly verbs: LineVerbs;
  readonly services: readonly OfferedService[];
  /** Fills in what a service says. */
  readonly pick: (at: number, service: OfferedService) => void;
  /** Puts the rates in place that count for a line's service. */
  readonly refill: (at: number) => void;
  /** Takes a line out, with a way back. */
  readonly remove: (at: number) => void;
  /** Makes a phase of what was typed for one, where there is none of that name. */
  readonly keepPhase: (name: string) => void;
  /** Shows how a line is counted; undefined where that can't be said. */
  readonly explain: ((at: number) => void) | undefined;
  readonly format: Format;
  readonly currency: string;
  readonly day: string;
  /** Nothing can be changed. */
  readonly isFixed: boolean;
  /** Ids of the lists that cells suggest words from. */
  readonly lists: { readonly role: string; readonly phase: string; readonly currency: string };
}

/** What all lines of the editor around have in common. */
export const EditingContext = createContext<Editing | null>(null);

/** What all lines of the editor around have in common. */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('A line is only drawn inside an editor of lines.');
  return editing;
}
