import { type Form, fieldId } from '../../../ui/form-page/use-form.ts';
import type { DraftValues } from './draft-values.ts';
import type { PlacedField } from './kinds/field.ts';
import { beginningOf, saying, withoutSaying } from './payload.ts';

/** Once what it is in is drawn. */
const focus = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

/** Begins to say a field of a draft, leaves it open again, and locks it; the focus stays where one is. */
export function useSaying(form: Form<DraftValues>, { path, at, field }: PlacedField) {
  const { values, set } = form;
  const setId = `set-${at}`;
  const unlocked = () => values.locked.filter((other) => other !== path);
  return {
    setId,
    say: () => {
      set('payload', saying(values.payload, path, beginningOf(field)));
      focus(fieldId(at));
    },
    leaveOpen: () => {
      set('payload', withoutSaying(values.payload, path));
      set('locked', unlocked());
      focus(setId);
    },
    toggleLock: () => set('locked', values.locked.includes(path) ? unlocked() : [...values.locked, path]),
  };
}
