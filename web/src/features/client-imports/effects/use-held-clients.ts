import { useEffect, useState } from 'react';
import { useKeptDraft } from '../../../platform/draft.ts';
import { useUnsavedWork } from '../../../ui/form-page/unsaved-work.ts';
import type { HeldClients } from './held-clients.ts';

const NOTHING: HeldClients = {
  ...{ file_name: '', columns: [], fields: [], rows: [] },
  ...{ known: 'ask', alike: 'ask', decisions: {} },
};
/** More is larger than what a device keeps of forms; leaving such a file asks first. */
const MOST_KEPT = 1_000;

/** The file that is being mended; it stays on this device until it is imported or another one is chosen. */
export function useHeldClients() {
  const draft = useKeptDraft('client-import', NOTHING);
  const [held, setHeld] = useState<HeldClients>();
  useEffect(() => {
    void draft.read().then((kept) => kept && setHeld((now) => now ?? kept));
    // Read once: from then on the page knows better.
  }, [draft.read]);
  useUnsavedWork(held !== undefined);
  return {
    held,
    hold: (next: HeldClients) => {
      setHeld(next);
      if (next.rows.length <= MOST_KEPT) draft.write(next);
    },
    letGo: () => {
      setHeld(undefined);
      draft.remove();
    },
  };
}
