import type { ClientSheetProblem } from '#contract/client-imports/shapes.ts';
import type { NewAddress } from '#contract/clients/addresses.ts';
import type { NewContact } from '#contract/clients/contacts.ts';
import { PHONE_ADVICE, readPhone } from '../../../platform/checked-numbers/phone.ts';
import { postcodeAdvice, tidyPostcode } from '../../../platform/checked-numbers/postcode.ts';
import { vatIdAdvice } from '../../../platform/checked-numbers/vat-id.ts';
import type { Draft } from '../queries/known.ts';

/** What a row brings beside the client, as it is kept. */
export interface Brought {
  readonly contact: NewContact | null;
  readonly address: NewAddress | null;
}

/** Judges the numbers of a row that somebody else defines, in the country of its address, else in the organization's. */
export const judgeNumbers = async (
  draft: Draft,
  home: string | null,
): Promise<Brought & { readonly problems: readonly ClientSheetProblem[] }> => {
  const country = draft.address.country ?? home;
  const contact = contactOf(draft, country);
  const address = addressOf(draft, country);
  const vat = await vatOf(draft, country);
  return {
    ...{ contact: contact.made, address: address.made },
    problems: [...vat, ...contact.problems, ...address.problems],
  };
};

const vatOf = async ({ row, fields }: Draft, country: string | null): Promise<ClientSheetProblem[]> => {
  const message = fields.vat_id ? await vatIdAdvice(fields.vat_id, country) : undefined;
  return message ? [{ row, field: 'vat_id', message }] : [];
};

const contactOf = ({ row, contact }: Draft, country: string | null) => {
  const problems: ClientSheetProblem[] = [];
  const { first_name, last_name, phones = [], ...rest } = contact;
  const read = phones.map((number) => readPhone(number, country ?? ''));
  if (read.includes(null)) problems.push({ row, field: 'contact_phone', message: PHONE_ADVICE });
  const numbers = read.filter((number) => number !== null);
  const made = first_name && last_name ? { ...rest, first_name, last_name, phones: numbers } : null;
  return { made, problems };
};

const addressOf = ({ row, address }: Draft, country: string | null) => {
  const { line1, postcode } = address;
  if (!line1) return { made: null, problems: [] };
  if (!country)
    return {
      made: null,
      problems: [
        { row, field: 'country' as const, message: 'Enter the country of this address, such as GB.' },
      ],
    };
  const message = postcode ? postcodeAdvice(postcode, country) : undefined;
  const tidy = postcode ? { postcode: tidyPostcode(postcode) } : {};
  return {
    made: { ...address, ...tidy, line1, country, type: 'billing' as const },
    problems: message ? [{ row, field: 'postcode' as const, message }] : [],
  };
};
