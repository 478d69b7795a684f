interface Named {
  readonly id: string;
  readonly name: string;
}

/** Choices as options, what is chosen already first. */
export const optionsOf = (found: readonly Named[] = [], chosen: readonly Named[] = []) => {
  const all = new Map([...chosen, ...found].map(({ id, name }) => [id, name]));
  return [...all].map(([value, label]) => ({ value, label }));
};
