/**
 * A decimal number from text, with comma or point: "1,234.5", "1.234,5", "12,5" and "-3".
 * A single separator before exactly three digits is taken for thousands when it is the given one.
 */
export function parseNumber(text: string, thousands: ',' | '.' = ','): number | undefined {
  const bare = text.replace(/[\s'’]/gu, '');
  if (!/^[-+−]?[\d.,]*\d[\d.,]*$/u.test(bare)) return undefined;
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const separator = bare[last];
  const digits = (part: string) => part.replace(/[.,]/g, '').replace('−', '-');
  const single = last >= 0 && bare.indexOf(separator ?? '') === last && !/[.,]/.test(bare.slice(0, last));
  const grouping = separator === thousands && single && bare.length - last === 4;
  const repeated = last >= 0 && bare.indexOf(separator ?? '') !== last;
  const whole = last < 0 || grouping || repeated;
  const value = whole
    ? Number(digits(bare))
    : Number(`${digits(bare.slice(0, last))}.${bare.slice(last + 1)}`);
  return Number.isFinite(value) ? value : undefined;
}
