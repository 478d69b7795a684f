import type { ExecutiveFigures } from '#contract/executive/figures.ts';
import type { ExecutiveOrganization } from '#contract/executive/shapes.ts';
import { totalOf } from './figures.ts';

/** Organizations as one page has room for them. */
export interface Named {
  readonly named: readonly ExecutiveOrganization[];
  /** Those that figures are told of without a row of their own, added up. */
  readonly rest: { readonly count: number; readonly figures: ExecutiveFigures } | null;
  /** Those that nothing can be told of without a row of their own. */
  readonly untold: number;
}

const revenueOf = ({ figures }: ExecutiveOrganization) => figures.revenue_minor ?? 0;

/** At most `room` organizations by name: those with the most revenue, and after them those that nothing can be told of. */
export const namedOf = (all: readonly ExecutiveOrganization[], room: number): Named => {
  const ranked = all.toSorted(
    (one, other) =>
      Number(one.untold !== null) - Number(other.untold !== null) ||
      revenueOf(other) - revenueOf(one) ||
      one.name.localeCompare(other.name, 'en'),
  );
  const others = ranked.slice(room);
  const told = others.filter(({ untold }) => untold === null);
  return {
    named: ranked.slice(0, room),
    rest:
      told.length === 0 ? null : { count: told.length, figures: totalOf(told.map(({ figures }) => figures)) },
    untold: others.length - told.length,
  };
};
