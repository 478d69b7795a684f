import type { ReactNode } from 'react';
import type { BoxSize } from '../../../../ui/feedback/dialog-props.ts';
import { ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import type { ItemForm, ItemValues, KeptItem, OnKept } from '../../effects/forms/item-form.ts';
import { useItemForm } from '../../effects/forms/use-item-form.ts';
import type { PlanHere } from '../../effects/forms/use-wording.ts';
import { t } from './messages.ts';

type Bound<Item extends KeptItem, Values extends ItemValues<Item>, Fields extends object> = ReturnType<
  typeof useItemForm<Item, Values, Fields>
>['form'];

type ItemDialogProps<Item extends KeptItem, Values extends ItemValues<Item>, Fields extends object> = {
  plan: PlanHere;
  kind: ItemForm<Item, Values, Fields>;
  /** What the form begins with: an item's values, or those of a new one. */
  initial: Values;
  /** Under which what was typed of a new one is kept, such as `action`; an item that there is has its own. */
  draft: string;
  title: string;
  note?: string;
  /** The primary verb. */
  verb: string;
  boxSize?: BoxSize;
  /** Told what was kept; undefined where it was closed without. */
  onClose: (kept?: Parameters<OnKept>[0]) => void;
  children: (form: Bound<Item, Values, Fields>) => ReactNode;
};

/** Something of a plan, to be written. Where somebody else saved the same first, both are shown and nothing typed is lost. */
export function ItemDialog<Item extends KeptItem, Values extends ItemValues<Item>, Fields extends object>(
  props: ItemDialogProps<Item, Values, Fields>,
) {
  const { plan, kind, initial, title, note, verb, boxSize = 'medium', onClose, children } = props;
  const { form, conflict } = useItemForm({
    ...{ plan, kind, initial, draft: initial.seen?.id ?? props.draft },
    saved: (name) => t('saved', { name }),
    onDone: onClose,
  });
  return (
    <>
      <FormDialog
        {...{ form, title, verb, boxSize }}
        {...(note ? { note } : {})}
        labels={kind.labels}
        onClose={() => onClose()}
      >
        {children(form)}
      </FormDialog>
      <ConflictDialog {...conflict} />
    </>
  );
}
