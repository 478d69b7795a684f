/** Currencies of ISO 4217 whose minor unit isn't a hundredth, by its decimal places. */
const UNUSUAL: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

const DIGITS = new Map(
  Object.entries(UNUSUAL).flatMap(([digits, codes]) =>
    codes.split(' ').map((code) => [code, Number(digits)] as const),
  ),
);

/**
 * Decimal places of a currency's minor unit by ISO 4217; 2 for one that isn't in its list. Never `Intl`'s: browsers disagree there,
 * and stored amounts have to mean the same in each of them (decision 143).
 */
export const minorDigits = (currency: string): number => DIGITS.get(currency) ?? 2;
