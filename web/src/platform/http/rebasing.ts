const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Fields of `mine` that both changed since `base`, and differently. What only one of them changed is no conflict. */
export const changedByBoth = <Values extends object, Field extends keyof Values>(
  fields: readonly Field[],
  [base, mine, theirs]: readonly [Values, Values, Values],
): Field[] =>
  fields.filter(
    (field) =>
      !isSame(base[field], mine[field]) &&
      !isSame(base[field], theirs[field]) &&
      !isSame(mine[field], theirs[field]),
  );

/** `theirs` with what of `mine` alone was changed since `base`: nothing that they didn't touch is lost. */
export const rebased = <Values extends object, Field extends keyof Values>(
  fields: readonly Field[],
  [base, mine, theirs]: readonly [Values, Values, Values],
): Values => {
  const merged = { ...theirs };
  for (const field of fields) if (isSame(base[field], theirs[field])) merged[field] = mine[field];
  return merged;
};
