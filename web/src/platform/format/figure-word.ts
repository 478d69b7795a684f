/** Signs that stand before their figure, with what may follow it: `£k` → £329k. */
const BEFORE = /^(\p{Sc})(.*)$/u;
/** Signs that stand right behind it. */
const BEHIND = /^[%‰°]/;

/** One or two words in small letters, such as `depots` or `night shifts`; what is shorter is a sign, such as `bps`. */
const WORDS = /^(?:\p{Ll}+ )?\p{Ll}{4,}$/u;
/** Endings of several, and what one ends in instead. */
const SEVERAL: readonly (readonly [RegExp, string])[] = [
  [/(?<!ser|spec)ies$/, 'y'],
  [/(?<=x|z|ss|ch|sh)es$/, ''],
  [/(?<![aisu]|serie|specie)s$/, ''],
];

/** What one of a unit is called: units are typed once, mostly as several (`depots`). */
function one(unit: string): string {
  const [ending, instead] = SEVERAL.find(([several]) => several.test(unit)) ?? [];
  return ending && WORDS.test(unit) && /[aeiouy]/.test(unit) ? unit.replace(ending, instead ?? '') : unit;
}

/** A figure with its unit: `5.4%`, `£329k`, `5 gates`, `1 gate`. */
export function figureWord(figure: string, unit: string): string {
  const [, sign, rest] = BEFORE.exec(unit) ?? [];
  if (sign !== undefined) return `${sign}${figure}${rest}`;
  if (unit === '') return figure;
  return BEHIND.test(unit) ? `${figure}${unit}` : `${figure} ${Number(figure) === 1 ? one(unit) : unit}`;
}
