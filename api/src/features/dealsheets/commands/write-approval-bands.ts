import Big from 'big.js';
import { rank } from '#contract/access/roles.ts';
import type { ApprovalBand } from '#contract/dealsheets/bands.ts';
import { brokenRule, Failure } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { findBands } from '../queries/bands.ts';

/**
 * Says who approves deals by margin and discount, over the version that was looked at. Throws 412, 422 `bands-out-of-order`: who is
 * further down approves what the one before doesn't.
 */
export const writeApprovalBands = async (
  context: Context,
  { version, bands }: { readonly version: number; readonly bands: readonly ApprovalBand[] },
): Promise<void> => {
  const { db, organization } = context;
  requireOrder(bands);
  await db
    .selectFrom('organizations')
    .select('org_id')
    .where('org_id', '=', organization)
    .forUpdate()
    .execute();
  const before = await findBands(context);
  if (before.version !== version)
    throw new Failure('stale', 'Somebody changed these bands meanwhile: compare both and save again.');
  if (JSON.stringify(before.bands) === JSON.stringify(bands)) return;
  const said = JSON.stringify(bands);
  await db
    .insertInto('approval_bands')
    .values({ org_id: organization, bands: said })
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet({ bands: said }))
    .execute();
  await context.record({
    ...{ type: 'approval-bands.changed', subject: { type: 'organization', id: organization } },
    changes: { bands: [before.bands.map(wordOf), bands.map(wordOf)] },
  });
};

const wordOf = ({ role, min_margin_pct, max_discount_pct }: ApprovalBand): string =>
  `${role}: margin from ${min_margin_pct} %, discount up to ${max_discount_pct} %`;

const requireOrder = (bands: readonly ApprovalBand[]): void => {
  const at = bands.findIndex((band, place) => {
    const before = bands[place - 1];
    return before !== undefined && !isWider(before, band);
  });
  if (at < 0) return;
  throw brokenRule(
    'bands-out-of-order',
    `bands.${at}.min_margin_pct`,
    'Let each band reach further than the one before it, for a higher role or the same: a lower margin or more discount.',
  );
};

const isWider = (before: ApprovalBand, band: ApprovalBand): boolean => {
  const margins = new Big(band.min_margin_pct).cmp(before.min_margin_pct);
  const discounts = new Big(band.max_discount_pct).cmp(before.max_discount_pct);
  return rank(band.role) >= rank(before.role) && (margins < 0 || discounts > 0);
};
