import { brokenRule } from '#contract/errors.ts';
import { judgeVatId } from '../../../platform/checked-numbers/vat-id.ts';
import type { Context } from '../../../platform/context.ts';
import { findHomeCountry } from '../queries/home-country.ts';

/** Throws 422 `vat-id` for one whose digits don't fit its country's; `client` is the one whose address may say which. */
export const checkVatId = async (
  context: Context,
  vatId: string | null | undefined,
  client: string | null,
): Promise<void> => {
  if (!vatId) return;
  const verdict = await judgeVatId(vatId, await findHomeCountry(context, client));
  if (verdict.kind !== 'wrong') return;
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(verdict.country) ?? verdict.country;
  throw brokenRule(
    'vat-id',
    'vat_id',
    `This is no VAT id of ${country}: check its digits, or begin it with the code of its country, such as DE.`,
  );
};
