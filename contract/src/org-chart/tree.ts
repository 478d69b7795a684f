import type { ChartPerson, ChartPosition, OrgChart } from './shapes.ts';

interface Place {
  readonly id: string;
  parent: ChartNode | null;
  readonly children: ChartNode[];
  /** 1 at the top. */
  layer: number;
  /** How many people are below, at any distance. */
  below: number;
}
/** Somebody's card. */
export type PersonNode = Place & { readonly kind: 'person'; readonly person: ChartPerson };
/** The card of a position's free seats. */
export type VacancyNode = Place & {
  readonly kind: 'vacancy';
  readonly position: ChartPosition;
  readonly seats: number;
};
/** A card of the chart. */
export type ChartNode = PersonNode | VacancyNode;

/** The cards at the top, and every card by its id: a person's own, a position's for its free seats. */
export interface Chart {
  readonly roots: ChartNode[];
  readonly nodes: ReadonlyMap<string, ChartNode>;
}

type Drawn = Pick<OrgChart, 'people' | 'positions'>;

/**
 * The chart that people and positions make. Somebody stands below their manager; without one below whoever sits on the position above
 * theirs, else at the top. Free seats stand below whoever sits on the position above, or that position's own free seats. A circle,
 * which no organization has, is cut where it is met first. Children stand in the order given.
 */
export const chartOf = ({ people, positions }: Drawn): Chart => {
  const nodes = new Map<string, ChartNode>();
  const place = (id: string): Place => ({ id, parent: null, children: [], layer: 1, below: 0 });
  for (const person of people) nodes.set(person.id, { ...place(person.id), kind: 'person', person });
  const holders = Map.groupBy(people, ({ position_id }) => position_id);
  for (const position of positions) {
    const seats = position.headcount - (holders.get(position.id)?.length ?? 0);
    if (seats > 0) nodes.set(position.id, { ...place(position.id), kind: 'vacancy', position, seats });
  }
  const seatsOf = new Map(positions.map((position) => [position.id, position]));
  const overSeat = (seat: string | null): ChartNode | null => {
    const above = seat === null ? null : (seatsOf.get(seat)?.parent_id ?? null);
    if (above === null) return null;
    const holder = holders.get(above)?.[0];
    return nodes.get(holder?.id ?? above) ?? null;
  };
  for (const node of nodes.values()) {
    const manager = node.kind === 'person' ? node.person.manager_id : null;
    const above =
      (manager && nodes.get(manager)) || overSeat(node.kind === 'person' ? node.person.position_id : node.id);
    if (above && !isBelow(above, node)) hang(node, above);
  }
  const roots = [...nodes.values()].filter(({ parent }) => parent === null);
  for (const root of roots) measure(root, 1);
  return { roots, nodes };
};

const hang = (node: ChartNode, above: ChartNode): void => {
  node.parent = above;
  above.children.push(node);
};

const isBelow = (asked: ChartNode, top: ChartNode): boolean => {
  for (let at: ChartNode | null = asked; at; at = at.parent) if (at === top) return true;
  return false;
};

const measure = (top: ChartNode, layer: number): void => {
  const order: ChartNode[] = [top];
  top.layer = layer;
  for (const node of order)
    for (const child of node.children) {
      child.layer = node.layer + 1;
      order.push(child);
    }
  for (const node of order.reverse())
    if (node.parent) node.parent.below += node.below + (node.kind === 'person' ? 1 : 0);
};
