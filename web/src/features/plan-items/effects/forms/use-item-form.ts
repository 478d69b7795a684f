import { useRef } from 'react';
import type { PlanItemChange } from '#contract/plan-items/endpoints.ts';
import { useKeptDraft } from '../../../../platform/draft.ts';
import { changedByBoth, rebased } from '../../../../platform/http/rebasing.ts';
import { useSavedOver } from '../../../../platform/http/use-saved-over.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import type { Conflict } from '../../../../ui/form-page/conflict-dialog.tsx';
import { type FieldIssue, useForm } from '../../../../ui/form-page/use-form.ts';
import { t } from '../../messages.ts';
import { usePlanItemWrites } from '../../mutations.ts';
import {
  changedFields,
  type ItemForm,
  type ItemValues,
  type KeptItem,
  type OnKept,
  type Wording,
} from './item-form.ts';
import { type PlanHere, useWording } from './use-wording.ts';

interface FormInput<Item extends KeptItem, Values extends ItemValues<Item>, Fields extends object> {
  readonly plan: PlanHere;
  readonly kind: ItemForm<Item, Values, Fields>;
  /** What the form begins with. */
  readonly initial: Values;
  /** Under which what was typed is kept until it is saved. */
  readonly draft: string;
  /** Said when it is saved. */
  readonly saved: (name: string) => string;
  /** Told once it is kept; undefined where nothing was to be saved. */
  readonly onDone: (kept?: Parameters<OnKept>[0]) => void;
}

/**
 * The form of something in a plan, over what was seen when it was opened. Where somebody else saved the same fields first,
 * `conflict` (for ConflictDialog) shows both; taking theirs keeps the rest that was typed, to be saved.
 */
export function useItemForm<Item extends KeptItem, Values extends ItemValues<Item>, Fields extends object>(
  given: FormInput<Item, Values, Fields>,
) {
  const { plan, kind, initial } = given;
  const wording = useWording(plan);
  const draft = useKeptDraft(`plan-item.${plan.id}.${given.draft}`, initial);
  const clash = useRef<{ mine: Values; theirs: Item | null }>({ mine: initial, theirs: null });
  const { write, reread, kept } = useWriting(given);
  const finish = () => {
    draft.remove();
    given.onDone(kept.current);
  };
  const { save, dialog } = useSavedOver<Values, Item, Conflict>({
    version: initial.seen?.version ?? 0,
    write: (values, version) => {
      clash.current.mine = values;
      return write(values, version);
    },
    reread: async () => {
      clash.current.theirs = await reread(clash.current.mine);
      return clash.current.theirs;
    },
    conflicts: (mine, theirs) => conflictsOf(kind, mine, theirs, wording),
    onSaved: () => {
      if (kept.current) toast.show({ title: given.saved(kind.nameOf(clash.current.mine, wording)) });
      finish();
    },
    onTaken: () => take(),
    onRefused: (title) => toast.show({ title }),
  });
  const form = useForm<Values>({
    ...{ initial, draft, validate: kind.validate },
    onSubmit: async (values) => (await save(values, values.seen?.version))?.map(placed),
  });
  const take = () => {
    const { mine, theirs } = clash.current;
    if (!theirs) return;
    const merged = mergedOf(kind, mine, theirs);
    dialog.onClose();
    if (Object.keys(changesOf(kind, merged)).length === 0) return finish();
    form.fill(merged);
    toast.show({ title: t('theirs_taken') });
  };
  return { form, conflict: dialog, wording };
}

/** The server names a field below `fields`. */
const placed = ({ field, message }: FieldIssue): FieldIssue => ({
  field: field.replace(/^fields\./, ''),
  message,
});

const labelOf = (labels: Readonly<Record<string, string>>, field: string): string => labels[field] ?? field;

type AnyForm<Item extends KeptItem, Values extends ItemValues<Item>, Fields extends object> = Pick<
  ItemForm<Item, Values, Fields>,
  'valuesOf' | 'fieldsOf' | 'labels'
>;

/** Fields that differ from what was seen. */
const changesOf = <Item extends KeptItem, Values extends ItemValues<Item>, Fields extends object>(
  { valuesOf, fieldsOf }: AnyForm<Item, Values, Fields>,
  values: Values,
): Partial<Fields> =>
  values.seen ? changedFields(fieldsOf(valuesOf(values.seen)), fieldsOf(values)) : fieldsOf(values);

/** The fields that both changed, and differently, in words. */
function conflictsOf<Item extends KeptItem, Values extends ItemValues<Item>, Fields extends object>(
  { valuesOf, labels, word }: ItemForm<Item, Values, Fields>,
  mine: Values,
  theirs: Item,
  wording: Wording,
): Conflict[] {
  if (!mine.seen) return [];
  const now = valuesOf(theirs);
  return changedByBoth(Object.keys(labels), [valuesOf(mine.seen), mine, now]).map((field) => ({
    ...{ field, label: labelOf(labels, field) },
    ...{ yours: word(field, mine, wording), theirs: word(field, now, wording) },
  }));
}

const mergedOf = <Item extends KeptItem, Values extends ItemValues<Item>, Fields extends object>(
  { valuesOf, labels }: AnyForm<Item, Values, Fields>,
  mine: Values,
  theirs: Item,
): Values =>
  mine.seen
    ? rebased<Values, keyof Values>(Object.keys(labels), [valuesOf(mine.seen), mine, valuesOf(theirs)])
    : mine;

/** Adds what is new, and changes of what there is the fields that differ. */
function useWriting<Item extends KeptItem, Values extends ItemValues<Item>, Fields extends object>({
  plan,
  kind,
}: FormInput<Item, Values, Fields>) {
  const writes = usePlanItemWrites(plan.id);
  const kept = useRef<Parameters<OnKept>[0]>(undefined);
  return {
    kept,
    write: async (values: Values, version: number): Promise<void> => {
      const { seen } = values;
      if (!seen) {
        kept.current = await writes.add(kind.toNew(kind.fieldsOf(values)));
        return;
      }
      const body: PlanItemChange = kind.toChange(changesOf(kind, values));
      if (Object.keys(body.fields).length > 0)
        kept.current = await writes.change({ id: seen.id, version }, body);
    },
    reread: async ({ seen }: Values): Promise<Item | null> =>
      (seen && (await kind.find(await writes.reread(), seen.id))) ?? null,
  };
}
