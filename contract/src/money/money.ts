/** An amount: whole minor units (pence, yen, fils) of a currency (ISO 4217). */
export interface Money {
  readonly minor: number;
  readonly currency: string;
}

/** Throws a RangeError where two amounts are of different currencies: only a dated rate brings them together. */
const requireSame = (one: Money, other: Money): void => {
  if (one.currency !== other.currency)
    throw new RangeError(`${one.currency} and ${other.currency} don't go together without a rate.`);
};

const exact = (minor: number, currency: string): Money => {
  if (!Number.isSafeInteger(minor)) throw new RangeError('That is more money than can be kept exactly.');
  return { minor, currency };
};

/** The sum of two amounts of one currency. Throws a RangeError for two currencies. */
export const addMoney = (one: Money, other: Money): Money => {
  requireSame(one, other);
  return exact(one.minor + other.minor, one.currency);
};

/** What is left of an amount without another one of its currency. Throws a RangeError for two currencies. */
export const subtractMoney = (one: Money, other: Money): Money => {
  requireSame(one, other);
  return exact(one.minor - other.minor, one.currency);
};

/** Below zero, zero or above as `one` is less than, the same as or more than `other`. Throws a RangeError for two currencies. */
export const compareMoney = (one: Money, other: Money): number => {
  requireSame(one, other);
  return Math.sign(one.minor - other.minor);
};

/** The sum of amounts of `currency`, nothing of it where there are none. Throws a RangeError for another currency among them. */
export const sumMoney = (amounts: readonly Money[], currency: string): Money =>
  amounts.reduce(addMoney, { minor: 0, currency });
