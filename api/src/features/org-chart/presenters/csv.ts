import type { Download } from '#contract/endpoint.ts';
import { chartFileName, nameOf } from '#contract/org-chart/names.ts';
import type { OrgChart } from '#contract/org-chart/shapes.ts';
import { type ChartNode, chartOf } from '#contract/org-chart/tree.ts';
import { csvWriter } from '../../../platform/http/csv.ts';

const COLUMNS = [
  ...['kind', 'name', 'title', 'department', 'reports_to', 'layer', 'direct_reports', 'people_below'],
  ...['position', 'employment', 'on_leave', 'dotted_lines', 'vacant_seats', 'vacant_since'],
];

const ROWS_AT_ONCE = 500;

/** The chart of a day, or as a draft has it, as rows, from the top down: each card below the one above it. */
export const presentCsv = (chart: OrgChart, draft?: string): Download => ({
  name: chartFileName('csv', { day: chart.day, draft }),
  content: rowsOf(chart),
});

async function* rowsOf(chart: OrgChart): AsyncGenerator<Uint8Array> {
  const writer = csvWriter(COLUMNS);
  const encoder = new TextEncoder();
  const seats = new Map(chart.positions.map(({ id, title }) => [id, title]));
  const names = new Map(chart.people.map(({ id, name }) => [id, name]));
  const dotted = Map.groupBy(chart.dotted, ({ member_id }) => member_id);
  const linesOf = (id: string) =>
    (dotted.get(id) ?? []).map(({ to_member_id, pct }) => `${names.get(to_member_id) ?? ''} ${pct} %`);
  const cards = inOrder(chartOf(chart).roots);
  for (let at = 0; at < cards.length; at += ROWS_AT_ONCE)
    yield encoder.encode(
      writer.page(cards.slice(at, at + ROWS_AT_ONCE).map((card) => cellsOf(card, seats, linesOf))),
    );
  yield encoder.encode(writer.end());
}

const inOrder = (roots: readonly ChartNode[]): ChartNode[] => {
  const cards: ChartNode[] = [];
  const left = roots.toReversed();
  for (let card = left.pop(); card; card = left.pop()) {
    cards.push(card);
    left.push(...card.children.toReversed());
  }
  return cards;
};

const cellsOf = (
  card: ChartNode,
  seats: ReadonlyMap<string, string>,
  linesOf: (id: string) => string[],
): Record<string, unknown> => {
  const place = { reports_to: card.parent ? nameOf(card.parent) : '', layer: card.layer };
  const span = {
    direct_reports: card.children.filter(({ kind }) => kind === 'person').length,
    people_below: card.below,
  };
  if (card.kind === 'vacancy') {
    const { title, department, vacant_since } = card.position;
    return {
      ...{ ...place, ...span, kind: 'vacancy', name: '', title, department, position: title },
      ...{ vacant_seats: card.seats, vacant_since },
    };
  }
  const { name, title, department, position_id, employment, on_leave } = card.person;
  return {
    ...{ ...place, ...span, kind: 'person', name, title, department, employment },
    position: position_id === null ? '' : (seats.get(position_id) ?? ''),
    ...{ on_leave: on_leave ? 'yes' : 'no', dotted_lines: linesOf(card.id) },
  };
};
