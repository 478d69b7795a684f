import { useEffect, useState } from 'react';
import { useKeptDraft } from '../../../platform/draft.ts';
import { useUnsavedWork } from '../../../ui/form-page/unsaved-work.ts';
import type { HeldRows } from './held-rows.ts';

/** More is larger than what a device keeps of forms; leaving such a file asks first. */
const MOST_KEPT = 1_000;

/** The file that is being mended; it stays on this device until it is imported or another one is chosen. */
export function useHeldRows<Field extends string>(id: string) {
  const nothing: HeldRows<Field> = {
    ...{ file_name: '', columns: [], fields: [], rows: [] },
    ...{ known: 'ask', alike: 'ask', decisions: {} },
  };
  const { read, write, remove } = useKeptDraft(id, nothing);
  const [held, setHeld] = useState<HeldRows<Field>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; from then on the page knows better
  useEffect(() => {
    void read().then((kept) => kept && setHeld((now) => now ?? kept));
  }, []);
  useUnsavedWork(held !== undefined);
  return {
    held,
    hold: (next: HeldRows<Field>) => {
      setHeld(next);
      if (next.rows.length <= MOST_KEPT) write(next);
    },
    letGo: () => {
      setHeld(undefined);
      remove();
    },
  };
}
