import { brokenRule } from '#contract/errors.ts';

/** Choices by what they ask for: ids of ours, and what is to be created; what belongs to nothing is in neither. */
export const splitChoices = <Made>(
  choices: ReadonlyMap<string, { readonly id: string } | { readonly create: Made } | null>,
) => {
  const existing = new Map<string, string>();
  const made = new Map<string, Made>();
  for (const [key, choice] of choices) {
    if (choice === null) continue;
    if ('id' in choice) existing.set(key, choice.id);
    else made.set(key, choice.create);
  }
  return { existing, made };
};

/** The rows chosen by key. Throws the same 422 for an id of another organization and for one that never existed. */
export const requireOurs = <Row extends { readonly id: string }>(
  kind: string,
  what: string,
  chosen: ReadonlyMap<string, string>,
  rows: readonly Row[],
): [string, Row][] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...chosen].map(([key, id]) => {
    const row = byId.get(id);
    if (!row) throw brokenRule('reference', `${kind}.${key}`, `This ${what} doesn't exist: choose another.`);
    return [key, row];
  });
};
