import type { BoundField } from '../../../ui/form-page/use-form.ts';

type Chosen = Omit<BoundField<string>, 'onChange'> & { onChange: (value: string | null) => void };

/** A text as a Select that always has a value; why it can't be changed stands in place of its note. */
export const chosen = ({ value, onChange, ...bound }: BoundField<string>, note: string): Chosen => ({
  note,
  ...bound,
  value,
  onChange: (next) => next !== null && onChange(next),
});

/** One of a few words as a Select. */
export const chosenOf = <Word extends string>(
  { onChange, ...bound }: BoundField<Word>,
  words: readonly Word[],
): Chosen => ({
  ...bound,
  onChange: (next) => {
    const known = words.find((word) => word === next);
    if (known) onChange(known);
  },
});

/** A number that is one of a few, as a Select. */
export const numbered = ({ value, onChange, ...bound }: BoundField<number>): Chosen => ({
  ...bound,
  value: String(value),
  onChange: (next) => next !== null && onChange(Number(next)),
});
