import type { z } from 'zod';

/** What a cell makes of a row: fields of it, or what is wrong. */
export type ReadCell<Fields extends object> = Partial<Fields> | { readonly problem: string };

/** A word as closed lists spell it. */
const plain = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, '_');

/** What is wrong with a cell, and what to do. */
export const wrong = (problem: string): { readonly problem: string } => ({ problem });

/** Labels of a cell, between commas or semicolons. */
export const labelsOf = (text: string): string[] =>
  text
    .split(/[;,]/)
    .map((label) => label.trim())
    .filter(Boolean);

/** Readers of cells whose text is the value of a field, as the field's own shape takes it. */
export const readersOf = <Fields extends object>(
  shape: Readonly<Record<keyof Fields & string, z.ZodType>>,
  partial: z.ZodType<Partial<Fields>>,
) => ({
  taken:
    (field: keyof Fields & string, prepare: (text: string) => unknown = (text) => text) =>
    (text: string): ReadCell<Fields> => {
      const result = shape[field].safeParse(prepare(text));
      const [issue] = result.error?.issues ?? [];
      return issue ? wrong(issue.message) : partial.parse({ [field]: result.data });
    },
  /** One of a closed list of words, however they are spelled. */
  oneOf: (field: keyof Fields & string, words: readonly string[]) => {
    const list = words.map((word) => word.replaceAll('_', ' ')).join(', ');
    return (text: string): ReadCell<Fields> =>
      words.includes(plain(text)) ? partial.parse({ [field]: plain(text) }) : wrong(`Use one of ${list}.`);
  },
});
