import type { ReactNode } from 'react';
import type { FieldProblem } from '#contract/errors.ts';
import { fieldId } from '../../../ui/form-page/use-form.ts';

/** What a field of a calculation carries besides its value. */
export interface BoundField {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly note?: ReactNode;
}

/** Gives a field its id, its problem and, where it can't be changed, the reason; paths such as `target.utilisation_pct`. */
export type Bind = (path: string) => BoundField;

interface Binding {
  readonly problems: readonly FieldProblem[];
  readonly isFixed?: boolean;
  /** Says of a field why it can't be changed, such as the preset that locks it. */
  readonly lockOf?: (field: string) => ReactNode;
}

/** Binds the fields of a calculation. */
export const bindingOf = ({ problems, isFixed = false, lockOf }: Binding): Bind => {
  const said = new Map(problems.map(({ field, message }) => [field, message]));
  return (path) => {
    const note = lockOf?.(path);
    return {
      ...{ id: fieldId(path), name: path, error: said.get(path), disabled: isFixed || Boolean(note) },
      ...(note ? { note } : {}),
    };
  };
};
