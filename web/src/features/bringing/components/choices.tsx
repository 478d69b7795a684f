import type { Kind } from '../effects/kind.ts';

/** Id of the list of what a field's cells may say; undefined where that is anything. */
export const listOf =
  <Field extends string>({ choices }: Kind<Field>) =>
  (field: Field): string | undefined =>
    choices[field] ? `choices-${field}` : undefined;

/** What cells of a closed choice may say: ours, by name. */
export function Choices<Field extends string>({ fields, choices }: Kind<Field>) {
  return fields.all.map((field) => {
    const words = choices[field];
    return (
      words && (
        <datalist key={field} id={`choices-${field}`}>
          {[...new Set(words)].map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )
    );
  });
}
