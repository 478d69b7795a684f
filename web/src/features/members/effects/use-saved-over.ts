import { useState } from 'react';
import { isCallError } from '../../../platform/call-error.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import type { Conflict } from '../../../ui/form-page/conflict-dialog.tsx';
import type { SubmitOutcome } from '../../../ui/form-page/use-form.ts';
import { t } from '../messages.ts';

interface SavedOver<Values, Thing> {
  /** The version that the form began with. */
  readonly version: number;
  readonly write: (values: Values, version: number) => Promise<unknown>;
  /** The thing as it is now, null where it is gone. */
  readonly reread: () => Promise<Thing | null>;
  /** What both changed, in words. */
  readonly conflicts: (mine: Values, theirs: Thing) => Conflict[];
  readonly onSaved: () => void;
  /** Somebody else's change stays. */
  readonly onTaken: () => void;
}

/**
 * Saves over the version that was seen. What somebody else changed of other fields stays; where both changed the same,
 * `dialog` (for ConflictDialog) shows yours and theirs.
 */
export function useSavedOver<Values, Thing extends { readonly version: number }>(
  given: SavedOver<Values, Thing>,
) {
  const { version, write, reread, conflicts, onSaved, onTaken } = given;
  const [clash, setClash] = useState<{ mine: Values; theirs: Thing } | null>(null);
  const save = async (values: Values, over = version): Promise<SubmitOutcome> => {
    try {
      await write(values, over);
    } catch (error) {
      if (!isCallError(error, 412)) return refusedFields(error, t('stale'));
      const theirs = await reread();
      if (!theirs) return [{ field: '', message: t('gone') }];
      if (conflicts(values, theirs).length === 0) return save(values, theirs.version);
      setClash({ mine: values, theirs });
      return [{ field: '', message: t('stale') }];
    }
    onSaved();
    return undefined;
  };
  const close = () => setClash(null);
  const dialog = {
    open: clash !== null,
    conflicts: clash ? conflicts(clash.mine, clash.theirs) : [],
    onKeep: async () => {
      close();
      const [refused] = (clash && (await save(clash.mine, clash.theirs.version))) ?? [];
      if (refused) toast.show({ title: refused.message });
    },
    onTake: onTaken,
    onClose: close,
  };
  return { save, dialog };
}
