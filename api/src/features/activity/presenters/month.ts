import { organizationDomain } from '#contract/access/permission.ts';
import { rank } from '#contract/access/roles.ts';
import type { ClosingMonth } from '#contract/activity/month-shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { MonthRow } from '../queries/months.ts';

/** A month as the caller may see it: costs are for managers. */
export const presentMonth = (
  { person, organization }: Context,
  { id: _, sums, ...row }: MonthRow,
): ClosingMonth => {
  const role = person.permissions.highestRole(organizationDomain(organization));
  const costs = role !== null && rank(role) >= rank('manager');
  const money = sums.money.map((one) => ({ ...one, cost_minor: costs ? one.cost_minor : null }));
  return { ...row, sums: { ...sums, money } };
};
