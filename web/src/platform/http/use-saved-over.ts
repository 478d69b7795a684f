import { useState } from 'react';
import type { FieldProblem } from '#contract/errors.ts';
import { isCallError } from '../call-error.ts';
import { messages } from '../messages.ts';
import { refusedFields } from './refused-fields.ts';

const t = messages('saved-over', {
  stale: 'Somebody changed this meanwhile.',
  gone: 'Somebody took this away meanwhile. Close this and look again.',
});

interface SavedOver<Values, Thing, Conflict> {
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
  /** Keeping one's own was refused, too, in a sentence. */
  readonly onRefused: (sentence: string) => void;
}

/**
 * Saves over the version that was seen. What somebody else changed of other fields stays; where both changed the same,
 * `dialog` (for ConflictDialog) shows yours and theirs.
 */
export function useSavedOver<Values, Thing extends { readonly version: number }, Conflict>(
  given: SavedOver<Values, Thing, Conflict>,
) {
  const { version, write, reread, conflicts, onSaved, onTaken, onRefused } = given;
  const [clash, setClash] = useState<{ mine: Values; theirs: Thing } | null>(null);
  const save = async (values: Values, over = version): Promise<readonly FieldProblem[] | undefined> => {
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
      if (refused) onRefused(refused.message);
    },
    onTake: onTaken,
    onClose: close,
  };
  return { save, dialog };
}
