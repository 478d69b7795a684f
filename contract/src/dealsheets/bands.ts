import Big from 'big.js';
import { z } from 'zod';

/** Roles that may approve, by band. */
export const APPROVING_ROLES = ['owner', 'executive', 'admin'] as const;

const percentage = z.string().regex(/^-?\d{1,3}(\.\d{1,2})?$/, 'Enter a percentage such as 25 or 17.5.');

/** A band: deals with at least this margin and at most this discount, both in percent, are approved by `role` and those above. */
export const approvalBand = z.object({
  role: z.enum(APPROVING_ROLES),
  min_margin_pct: percentage,
  max_discount_pct: percentage,
});
/** A band. */
export type ApprovalBand = z.infer<typeof approvalBand>;

/** Bands of an organization that has said none, the first that a deal fits counts; what fits none is an admin's. */
export const DEFAULT_BANDS: readonly ApprovalBand[] = [
  { role: 'owner', min_margin_pct: '25', max_discount_pct: '10' },
  { role: 'executive', min_margin_pct: '10', max_discount_pct: '25' },
];

/** The role that approves a deal, from its margin and discount in percent; a deal without a price is an admin's. */
export const approvingRole = (
  bands: readonly ApprovalBand[],
  deal: { readonly margin_pct: string | null; readonly discount_share_pct: string | null },
): ApprovalBand['role'] => {
  const { margin_pct: margin, discount_share_pct: discount } = deal;
  if (margin === null) return 'admin';
  const fitting = bands.find(
    (band) => new Big(margin).gte(band.min_margin_pct) && new Big(discount ?? 0).lte(band.max_discount_pct),
  );
  return fitting?.role ?? 'admin';
};
