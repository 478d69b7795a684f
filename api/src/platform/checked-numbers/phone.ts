import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A phone number as somebody wrote it, in E.164; null for one that can't be called. One without a country's code is read as of
 * `country`. Its country and length are judged, not whether its range was given out: numbering plans change every week.
 */
export const readPhone = (written: string, country: string): string | null => {
  const known = isSupportedCountry(country) ? { defaultCountry: country } : {};
  const number = parsePhoneNumberFromString(written, { ...known, extract: false });
  return number?.isPossible() && !number.ext ? number.number : null;
};

/** A number of E.164 as people read it: `+44 20 7946 0018`. */
export const showPhone = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;

/** What to do about a number that can't be called. */
export const PHONE_ADVICE =
  'This is no phone number: check its digits, begin with the country such as +44, and put an extension into the note.';
