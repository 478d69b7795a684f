import type * as Library from 'stdnum';
import { COUNTRIES } from '#contract/countries.ts';

/** Beginnings of VAT ids that aren't their country's code: Greece, Northern Ireland, whose numbers are British, and sellers from outside the Union. */
const PREFIXES: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB', EU: 'EU' };
/** Where the number for VAT isn't among those of companies. */
const OTHERS: Readonly<Record<string, string>> = {
  ...{
    CA: 'gst',
    EG: 'tn',
    FO: 'vn',
    GH: 'tin',
    IN: 'gstin',
    KE: 'pin',
    MK: 'edb',
    TH: 'tin',
    TN: 'mf',
    VE: 'rif',
  },
};

/** What became of a VAT id: right, of a country whose ids nobody checks, or wrong for `country`. */
export type VatVerdict =
  | { readonly kind: 'right' | 'unchecked' }
  | { readonly kind: 'wrong'; readonly country: string };

/**
 * Judges a VAT id by the check digits of its country: the one that it begins with, else `home`. An id that begins like another
 * country's may be one of `home` whole: those of Mexico begin with letters of a name.
 */
export const judgeVatId = async (written: string, home: string | null): Promise<VatVerdict> => {
  const id = written.toUpperCase().replace(/[\s.\-/]/g, '');
  const start = id.slice(0, 2);
  const named = PREFIXES[start] ?? (COUNTRIES.includes(start) ? start : null);
  // The library takes a while to load, and most requests never need it.
  const library = await import('stdnum');
  const country = named ?? home;
  const validators = country === null ? [] : validatorsOf(library, country, named !== null);
  const forms = named ? [id, `${named}${id.slice(2)}`, id.slice(2)] : [id];
  if (country === null || validators.length === 0) return { kind: 'unchecked' };
  if (isRight(validators, forms)) return { kind: 'right' };
  const isOfHome = named !== null && home !== null && home !== named;
  if (isOfHome && isRight(validatorsOf(library, home, false), [id])) return { kind: 'right' };
  return { kind: 'wrong', country };
};

/** What to do about a VAT id that is wrong; undefined where it isn't. */
export const vatIdAdvice = async (written: string, home: string | null): Promise<string | undefined> => {
  const verdict = await judgeVatId(written, home);
  if (verdict.kind !== 'wrong') return undefined;
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(verdict.country) ?? verdict.country;
  return `This is no VAT id of ${country}: check its digits, or begin it with the code of its country, such as DE.`;
};

const isRight = (validators: readonly Library.Validator[], forms: readonly string[]): boolean =>
  validators.some(({ validate }) => forms.some((form) => validate(form).isValid));

/** A number that names its country of the Union is one of VAT; any other may be a company's number of another kind. */
const validatorsOf = (
  { euVat, entityValidators, stdnum }: typeof Library,
  country: string,
  isNamed: boolean,
): readonly Library.Validator[] => {
  const union = euVat[country];
  if (union && isNamed) return union;
  const own = stdnum[country]?.[OTHERS[country] ?? ''];
  return [...(union ?? []), ...(own ? [own] : []), ...(entityValidators[country] ?? [])];
};
