import { setImmediate } from 'node:timers/promises';
import type { Download } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import { dottedRouter } from '#contract/org-chart/dotted.ts';
import { type LaidCard, layoutOf } from '#contract/org-chart/layout.ts';
import { chartFileName, nameOf } from '#contract/org-chart/names.ts';
import type { OrgChart } from '#contract/org-chart/shapes.ts';
import { type ChartNode, chartOf } from '#contract/org-chart/tree.ts';
import { LARGEST_SHEET, Sheet } from '../../../platform/pdf/sheet.ts';
import { drawCard, drawDotted, drawLines, writeDotted } from './pdf-cards.ts';

/** What of a chart is drawn. */
export interface Part {
  readonly root?: string | undefined;
  readonly layers?: number | undefined;
}

/** Points of a pixel of the drawing, where it fits on a sheet. */
const POINT = 0.75;
const MARGIN = 36;
const HEAD = 64;
const NARROWEST = 480;
const CARDS_AT_ONCE = 100;

/** Whose chart it is, when it is drawn, and the draft that has it so. */
interface Named {
  readonly organization: string;
  readonly draft?: string;
  readonly now: Date;
}

/** A chart as a drawing on one sheet: everything below `root`, or all of it. Throws 404 for a root that isn't on it. */
export const presentPdf = (chart: OrgChart, named: Named, part: Part): Download => {
  const { roots, nodes } = chartOf(chart);
  const root = part.root === undefined ? undefined : nodes.get(part.root);
  if (part.root !== undefined && !root) throw notFound('card');
  const branch = root && nameOf(root);
  return {
    name: chartFileName('pdf', { day: chart.day, draft: named.draft, branch }),
    content: draw(chart, root ? [root] : roots, { ...named, branch, layers: part.layers ?? Infinity }),
  };
};

interface About extends Named {
  readonly layers: number;
  readonly branch: string | undefined;
}

async function* draw(chart: OrgChart, tops: readonly ChartNode[], about: About): AsyncGenerator<Uint8Array> {
  const { organization, layers, now } = about;
  const last = (tops[0]?.layer ?? 1) + layers - 1;
  const childrenOf = ({ layer, children }: ChartNode) => (layer < last ? children : []);
  const layout = layoutOf(tops, childrenOf);
  const scale = Math.min(
    POINT,
    (LARGEST_SHEET - 2 * MARGIN) / Math.max(1, layout.width),
    (LARGEST_SHEET - 2 * MARGIN - HEAD) / Math.max(1, layout.height),
  );
  const title = `Org chart of ${organization}, ${chart.day}`;
  const sheet = new Sheet({ title, author: organization, at: now }, [
    Math.max(NARROWEST, layout.width * scale) + 2 * MARGIN,
    layout.height * scale + 2 * MARGIN + HEAD,
  ]);
  writeHead(sheet, chart, [...layout.cards.values()], about);
  sheet.doc
    .save()
    .translate(MARGIN, MARGIN + HEAD)
    .scale(scale);
  for (const lines of layout.lines) drawLines(sheet, lines);
  const router = dottedRouter(layout);
  const dotted = chart.dotted.flatMap(({ member_id, to_member_id, pct }, lane) => {
    const route = router(member_id, to_member_id, lane);
    return route ? [{ route, pct }] : [];
  });
  for (const { route } of dotted) drawDotted(sheet, route);
  let drawn = 0;
  for (const card of layout.cards.values()) {
    drawCard(sheet, card, childrenOf(card.node).length > 0, chart.day);
    drawn += 1;
    // Others are answered between the cards of a large chart.
    if (drawn % CARDS_AT_ONCE === 0) await setImmediate();
  }
  for (const { route, pct } of dotted) writeDotted(sheet, route, pct);
  sheet.doc.restore();
  sheet.doc.end();
  yield* sheet.doc;
}

const dayWords = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const writeHead = (
  sheet: Sheet,
  { day }: OrgChart,
  cards: readonly LaidCard[],
  { organization, draft, branch }: About,
): void => {
  const people = cards.filter(({ node }) => node.kind === 'person').length;
  const free = cards.reduce((sum, { node }) => sum + (node.kind === 'vacancy' ? node.seats : 0), 0);
  const counted = [
    `${people} ${people === 1 ? 'person' : 'people'}`,
    ...(free > 0 ? [`${free} ${free === 1 ? 'vacancy' : 'vacancies'}`] : []),
  ].join(', ');
  const width = sheet.doc.page.width - 2 * MARGIN;
  sheet.text(organization, { size: 18, weight: 600 }, MARGIN, MARGIN - 6, width);
  const shownDay = dayWords.format(new Date(`${day}T12:00Z`));
  const made = draft === undefined ? `as of ${shownDay}` : `as drafted in “${draft}”, ${shownDay}`;
  const said = [`Org chart ${made}`, ...(branch === undefined ? [] : [`below ${branch}`]), counted].join(
    '  ·  ',
  );
  sheet.text(said, { size: 11, color: '#5b5b73' }, MARGIN, MARGIN + 20, width);
};
