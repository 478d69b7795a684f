const LONGEST = 12;

/** A free service type code made from the words of a name that fit, such as CODE-REVIEW; with a number where it is taken. */
export const serviceCode = (name: string, taken: ReadonlySet<string>): string => {
  const [first = 'WORK', ...words] =
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? [];
  const base = words.reduce(
    (code, word) => {
      const longer = `${code}-${word}`;
      return longer.length > LONGEST ? code : longer;
    },
    first.padEnd(2, '0').slice(0, LONGEST),
  );
  if (!taken.has(base)) return base;
  for (let number = 2; ; number++) {
    const ending = `-${number}`;
    const code = `${base.slice(0, LONGEST - ending.length)}${ending}`;
    if (!taken.has(code)) return code;
  }
};
