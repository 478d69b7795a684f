import { useEffect, useState } from 'react';
import { useKeptDraft } from '../../../platform/draft.ts';
import { useUnsavedWork } from '../../../ui/form-page/unsaved-work.ts';
import type { HeldProjects } from './held-sheet.ts';

const NOTHING: HeldProjects = { file_name: '', columns: [], fields: [], rows: [], date_order: 'dmy' };

/** The file that is being mended; it stays on this device until it is imported or another one is chosen. */
export function useHeldSheet() {
  const draft = useKeptDraft('project-import', NOTHING);
  const [held, setHeld] = useState<HeldProjects>();
  useEffect(() => {
    void draft.read().then((kept) => kept && setHeld((now) => now ?? kept));
    // Read once: from then on the page knows better.
  }, [draft.read]);
  useUnsavedWork(held !== undefined);
  return {
    held,
    hold: (next: HeldProjects) => {
      setHeld(next);
      draft.write(next);
    },
    letGo: () => {
      setHeld(undefined);
      draft.remove();
    },
  };
}
