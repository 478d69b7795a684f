import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';

/** Postcodes as an example for whoever wrote another, where people commonly know them. */
const EXAMPLES: Readonly<Record<string, string>> = {
  ...{ AT: '1010', AU: '2000', BE: '1000', CA: 'K1A 0B1', CH: '8001', DE: '10115', DK: '1050', ES: '28013' },
  ...{ FR: '75001', GB: 'SW1A 1AA', IE: 'D02 AF30', IT: '00184', NL: '1012 AB', PT: '1100-148', US: '10001' },
};

/** A postcode as it is kept: in capitals, with single spaces. */
export const tidyPostcode = (written: string): string => written.trim().replace(/\s+/g, ' ').toUpperCase();

/** Whether a tidied postcode has its country's shape; any has where the country has none that is known. */
export const isPostcode = (postcode: string, country: string): boolean =>
  !postcodeValidatorExistsForCountry(country) || postcodeValidator(postcode, country);

/** A postcode of a country, for whoever has to write one; undefined where none is at hand. */
export const examplePostcode = (country: string): string | undefined => EXAMPLES[country];

/** What to do about a postcode that its country doesn't have; undefined where it may have it. */
export const postcodeAdvice = (written: string, country: string): string | undefined => {
  if (isPostcode(tidyPostcode(written), country)) return undefined;
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
  const example = examplePostcode(country);
  const such = example ? `Enter one such as ${example}` : 'Check it';
  return `${name} has no such postcode. ${such}, or choose another country.`;
};
