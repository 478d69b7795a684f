const KNOWN: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** True of a code that stands for a currency, not merely of three capitals. */
export const isCurrency = (code: string): boolean => KNOWN.has(code);
