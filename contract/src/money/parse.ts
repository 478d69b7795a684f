import { minorDigits } from './digits.ts';

/**
 * An exact decimal from typed text, with comma or point: `1,234.5`, `1.234,5`, `12,5` and `-3`; undefined where it makes no sense.
 * A single separator before exactly three digits is taken for thousands when it is the given one.
 */
export const typedDecimal = (text: string, thousands: ',' | '.' = ','): string | undefined => {
  const bare = text.replace(/[\s'’]/gu, '').replace('−', '-');
  if (!/^[-+]?[\d.,]*\d[\d.,]*$/u.test(bare)) return undefined;
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const digits = (part: string) => part.replace(/[.,+-]/g, '');
  const first = bare.indexOf(bare[last] ?? '');
  const alone = last >= 0 && first === last && !/[.,]/.test(bare.slice(0, last));
  const isWhole =
    last < 0 || first !== last || (bare[last] === thousands && alone && bare.length - last === 4);
  const whole = digits(isWhole ? bare : bare.slice(0, last)) || '0';
  const rest = isWhole ? '' : digits(bare.slice(last + 1));
  return `${bare.startsWith('-') ? '-' : ''}${whole}${rest === '' ? '' : `.${rest}`}`;
};

/**
 * Minor units of `currency` from typed text, with or without its sign, half up; undefined where it makes no sense or is more than a
 * number holds exactly.
 */
export const typedMoney = (text: string, currency: string, thousands?: ',' | '.'): number | undefined => {
  const decimal = typedDecimal(text.replace(/[\p{Sc}\p{L}]/gu, ''), thousands);
  if (decimal === undefined) return undefined;
  const digits = minorDigits(currency);
  const [whole = '0', rest = ''] = decimal.replace('-', '').split('.');
  const up = (rest[digits] ?? '0') >= '5' ? 1 : 0;
  const minor = Number(whole + rest.slice(0, digits).padEnd(digits, '0')) + up;
  if (!Number.isSafeInteger(minor)) return undefined;
  return decimal.startsWith('-') && minor > 0 ? -minor : minor;
};
