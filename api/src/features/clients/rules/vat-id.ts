import { brokenRule } from '#contract/errors.ts';
import { vatIdAdvice } from '../../../platform/checked-numbers/vat-id.ts';
import type { Context } from '../../../platform/context.ts';
import { findHomeCountry } from '../queries/home-country.ts';

/** Throws 422 `vat-id` for one whose digits don't fit its country's; `client` is the one whose address may say which. */
export const checkVatId = async (
  context: Context,
  vatId: string | null | undefined,
  client: string | null,
): Promise<void> => {
  if (!vatId) return;
  const advice = await vatIdAdvice(vatId, await findHomeCountry(context, client));
  if (advice) throw brokenRule('vat-id', 'vat_id', advice);
};
