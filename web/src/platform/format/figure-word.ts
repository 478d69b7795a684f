/** Signs that stand before their figure, with what may follow it: `£k` → £329k. */
const BEFORE = /^(\p{Sc})(.*)$/u;
/** Signs that stand right behind it. */
const BEHIND = /^[%‰°]/;

/** A figure with its unit: `5.4%`, `£329k`, `5 gates`. */
export function figureWord(figure: string, unit: string): string {
  const [, sign, rest] = BEFORE.exec(unit) ?? [];
  if (sign !== undefined) return `${sign}${figure}${rest}`;
  return unit === '' ? figure : BEHIND.test(unit) ? `${figure}${unit}` : `${figure} ${unit}`;
}
