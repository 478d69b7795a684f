import type { PlanItem } from '#contract/plan-items/items.ts';

type Stakeholder = PlanItem<'stakeholder'>;
type Reporting = Pick<Stakeholder, 'id' | 'reports_to'>;

/** Everybody who reports to somebody, through others, too. */
export function underThem(stakeholders: readonly Reporting[], id: string): Set<string> {
  const found = new Set<string>();
  const add = (above: string): void => {
    for (const one of stakeholders)
      if (one.reports_to === above && one.id !== id && !found.has(one.id)) {
        found.add(one.id);
        add(one.id);
      }
  };
  add(id);
  return found;
}

/** A stakeholder at their depth of the tree. */
export interface Placed {
  readonly stakeholder: Stakeholder;
  /** 0 for those who report to nobody in the plan. */
  readonly depth: number;
}

/** The stakeholders as a tree of who reports to whom, the more influential first at each level. */
export function reportingTree(stakeholders: readonly Stakeholder[]): Placed[] {
  const known = new Set(stakeholders.map(({ id }) => id));
  const ordered = stakeholders.toSorted(
    (one, other) => other.influence - one.influence || one.contact.name.localeCompare(other.contact.name),
  );
  const below = (above: string | null, depth: number): Placed[] =>
    ordered
      .filter(({ reports_to }) => (reports_to && known.has(reports_to) ? reports_to : null) === above)
      .flatMap((stakeholder) => [{ stakeholder, depth }, ...below(stakeholder.id, depth + 1)]);
  return below(null, 0);
}
