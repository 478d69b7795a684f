const LETTERS = 3;

/**
 * A free project code made from a name: initials of up to three words (or the first letters of one) and a number, such as
 * HTG-001. `taken` are the organization's codes.
 */
export const suggestCode = (name: string, taken: ReadonlySet<string>): string => {
  const words =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? [];
  const initials = words.map(([first]) => first).join('');
  const prefix = (words.length > 1 ? initials : (words[0] ?? '')).slice(0, LETTERS).padEnd(2, 'P');
  for (let number = 1; ; number++) {
    const code = `${prefix}-${String(number).padStart(3, '0')}`;
    if (!taken.has(code)) return code;
  }
};
