import { useRef } from 'react';
import type { KeptDraft } from '../../../../platform/draft.ts';
import { useSavedOver } from '../../../../platform/http/use-saved-over.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import type { Conflict } from '../../../../ui/form-page/conflict-dialog.tsx';
import { type FieldIssue, useForm } from '../../../../ui/form-page/use-form.ts';
import { t } from '../../messages.ts';

/** Values of a form with what they were typed over; null where nothing is there yet. A kept draft knows it, too. */
type Over<Thing> = Record<string, unknown> & { seen: Thing | null };

interface SeenForm<Thing, Values extends Over<Thing>> {
  readonly initial: Values;
  readonly draft: KeptDraft<Values>;
  readonly validate: NonNullable<Parameters<typeof useForm<Values>>[0]['validate']>;
  readonly write: (values: Values, version: number) => Promise<unknown>;
  /** As it is now, null where it is gone. */
  readonly reread: (seen: Thing) => Promise<Thing | null>;
  readonly conflicts: (mine: Values, theirs: Thing) => Conflict[];
  /** Theirs, with what of mine they didn't touch. */
  readonly rebase: (mine: Values, theirs: Thing) => Values;
  /** Whether there is anything to save. */
  readonly isChanged: (values: Values) => boolean;
  readonly savedWords: (values: Values) => string;
  /** Where a refused field stands in the form. */
  readonly placeOf?: (field: string, values: Values) => string;
  readonly onDone: () => void;
}

/**
 * A form over what was seen when it was opened. Where somebody else saved the same fields first, `conflict` (for ConflictDialog) shows
 * both; taking theirs keeps the rest that was typed, to be saved.
 */
export function useSeenForm<Thing extends { readonly version: number }, Values extends Over<Thing>>(
  given: SeenForm<Thing, Values>,
) {
  const { initial, draft, validate, write, reread, conflicts, onDone } = given;
  const clash = useRef<{ mine: Values; theirs: Thing | null }>({ mine: initial, theirs: null });
  const finish = () => {
    draft.remove();
    onDone();
  };
  const { save, dialog } = useSavedOver<Values, Thing, Conflict>({
    version: initial.seen?.version ?? 0,
    write: (values, version) => {
      clash.current.mine = values;
      return write(values, version);
    },
    reread: async () => {
      const { seen } = clash.current.mine;
      clash.current.theirs = seen && (await reread(seen));
      return clash.current.theirs;
    },
    conflicts,
    onSaved: () => {
      toast.show({ title: given.savedWords(clash.current.mine) });
      finish();
    },
    onTaken: () => take(),
    onRefused: (title) => toast.show({ title }),
  });
  const form = useForm<Values>({
    ...{ initial, draft, validate },
    onSubmit: async (values) =>
      (await save(values, values.seen?.version))?.map(
        ({ field, message }): FieldIssue => ({ field: given.placeOf?.(field, values) ?? field, message }),
      ),
  });
  const take = () => {
    const { mine, theirs } = clash.current;
    if (!theirs) return;
    const merged = given.rebase(mine, theirs);
    dialog.onClose();
    if (!given.isChanged(merged)) return finish();
    form.fill(merged);
    toast.show({ title: t('theirs_taken') });
  };
  return { form, conflict: dialog };
}
