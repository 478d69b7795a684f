import { Failure } from '#contract/errors.ts';
import { PHONE_ADVICE, readPhone } from '../../../platform/checked-numbers/phone.ts';
import type { Context } from '../../../platform/context.ts';
import { findHomeCountry } from '../queries/home-country.ts';

/** Phone numbers in E.164, each once; read in the client's country where they name none. Throws 422 `phone-number`. */
export const readPhones = async (
  context: Context,
  client: string,
  written: readonly string[] | undefined,
): Promise<string[] | undefined> => {
  if (!written || written.length === 0) return written && [];
  const country = (await findHomeCountry(context, client)) ?? '';
  const read = written.map((number) => readPhone(number, country));
  const fields = read.flatMap((number, at) =>
    number ? [] : [{ field: `phones.${at}`, message: PHONE_ADVICE }],
  );
  if (fields.length > 0) throw new Failure('rule_broken', PHONE_ADVICE, { rule: 'phone-number', fields });
  return [...new Set(read.filter((number) => number !== null))];
};
