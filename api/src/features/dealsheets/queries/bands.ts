import { type ApprovalBand, approvalBand, DEFAULT_BANDS } from '#contract/dealsheets/bands.ts';
import type { Context } from '../../../platform/context.ts';

/** Who approves by margin and discount, with the version that says so; the defaults are version 0. */
export const findBands = async ({ db, organization }: Pick<Context, 'db' | 'organization'>) => {
  const said = await db
    .selectFrom('approval_bands')
    .select(['version', 'bands'])
    .where('org_id', '=', organization)
    .executeTakeFirst();
  if (!said) return { version: 0, bands: [...DEFAULT_BANDS] };
  const bands: ApprovalBand[] = approvalBand.array().parse(said.bands);
  return { version: said.version, bands };
};
