import { kept } from './kept.ts';

/** A currency to choose: code and name. */
export interface CurrencyChoice {
  readonly value: string;
  readonly label: string;
}

/** Every ISO 4217 currency that the browser knows, as `EUR · Euro`, by code. */
export const currencyChoices: (locale: string) => readonly CurrencyChoice[] = kept((locale: string) => {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((value) => ({
    value,
    label: `${value} · ${names.of(value) ?? value}`,
  }));
});
