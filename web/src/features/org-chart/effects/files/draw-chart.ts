import { type DottedRoute, dottedRouter, roundedPath } from '#contract/org-chart/dotted.ts';
import type { ChartLayout, LaidCard } from '#contract/org-chart/layout.ts';
import { nameOf } from '#contract/org-chart/names.ts';
import type { DottedLine } from '#contract/org-chart/shapes.ts';
import type { ChartNode } from '#contract/org-chart/tree.ts';
import { initials } from '../../../../ui/display/initials.ts';
import { t } from '../../messages.ts';
import type { Colours } from '../colours.ts';
import { type Box, isCardIn, linePath } from '../drawing/sight.ts';
import { drawHead, type Head } from './draw-head.ts';
import type { Pen } from './pen.ts';

/** What is drawn, and by which colours. */
interface Drawn {
  readonly layout: ChartLayout;
  readonly colours: Colours | undefined;
  readonly theme: ReadonlyMap<string, string>;
}

interface Far extends Drawn {
  readonly chosen: string | undefined;
  /** What of the drawing is drawn. */
  readonly box: Box;
  readonly zoom: number;
}

/** A whole drawing with its words. */
export interface Near extends Drawn {
  readonly head: Head;
  readonly dotted: ReadonlyMap<string, readonly DottedLine[]>;
  /** Below the name. */
  readonly lineOf: (node: ChartNode) => string;
  readonly count: (people: number) => string;
}

/** The colour of the lines. */
const LINE = '#b9bace';

const colourFrom = (theme: ReadonlyMap<string, string>) => (name: string) => theme.get(name) ?? '#000';

/** Cards as boxes, for where their words couldn't be read. */
export const drawFar = (pen: Pen, { layout, colours, chosen, box, zoom, theme }: Far): void => {
  const colour = colourFrom(theme);
  // At least half a pixel of the screen, or there would be none of it.
  pen.path(linePath(layout.lines, box), { stroke: LINE, strokeWidth: Math.max(1.5, 0.5 / zoom) });
  for (const [id, card] of layout.cards) {
    if (!isCardIn(card, box)) continue;
    const isVacant = card.node.kind === 'vacancy';
    const edge = colours ? colour(colours.of(card.node)) : colour(isVacant ? '--control-line' : '--field');
    const isChosen = id === chosen;
    pen.rect(card.x, card.y, card.width, card.height, {
      fill: isChosen ? colour('--navy') : colours ? edge : colour('--surface'),
      stroke: isChosen ? colour('--navy') : edge,
      strokeWidth: Math.max(1, 0.75 / zoom),
    });
  }
};

/** The whole drawing with its words, as files have it. */
export const drawNear = (pen: Pen, near: Near): void => {
  const { layout, theme, dotted } = near;
  drawHead(pen, layout.width, near);
  const all = { left: 0, top: 0, right: layout.width, bottom: layout.height };
  pen.path(linePath(layout.lines, all), { stroke: LINE, strokeWidth: 1.5 });
  const router = dottedRouter(layout);
  const routes = [...dotted.values()].flat().flatMap(({ member_id, to_member_id, pct }, lane) => {
    const route = router(member_id, to_member_id, lane);
    return route ? [{ ...route, pct }] : [];
  });
  const colour = colourFrom(theme);
  for (const { points } of routes)
    pen.path(roundedPath(points), { stroke: colour('--info'), strokeWidth: 1.5, dashed: true });
  for (const card of layout.cards.values()) drawCard(pen, card, near);
  for (const route of routes) writeDotted(pen, route, colour);
};

const writeDotted = (
  pen: Pen,
  { label: [x, y], pct }: DottedRoute & { pct: number },
  colour: (name: string) => string,
): void => {
  pen.rect(x - 40, y - 10, 80, 20, { fill: colour('--info-tint'), radius: 4 });
  pen.text(x, y + 4, t('dotted_pct', { pct }), {
    ...{ size: 12, weight: 500, fill: colour('--info'), anchor: 'middle' },
  });
};

const drawCard = (pen: Pen, { node, x, y, width, height }: LaidCard, near: Near): void => {
  const { colours, theme, lineOf, count } = near;
  const colour = colourFrom(theme);
  const isVacant = node.kind === 'vacancy';
  pen.rect(x, y, width, height, {
    ...{ fill: colour(isVacant ? '--canvas' : '--surface'), radius: 6, dashed: isVacant },
    stroke: colour(isVacant ? '--field' : '--control-line'),
  });
  if (colours) pen.rect(x, y, 5, height, { fill: colour(colours.of(node)) });
  const middle = y + height / 2;
  const ink = colour('--ink');
  pen.circle(x + 26, middle, 16, {
    ...{ fill: colour('--ramp-1'), stroke: isVacant ? colour('--field') : undefined, dashed: isVacant },
  });
  const face = isVacant ? '+' : initials(node.person.name);
  pen.text(x + 26, middle + 4, face, { size: 12, weight: 600, fill: ink, anchor: 'middle' });
  // Between the circle and the edge, as on the screen.
  const most = width - 56;
  pen.text(x + 50, middle - 4, nameOf(node), { size: 14, weight: 500, fill: ink, most });
  const line = colours ? colours.words(node) : lineOf(node);
  pen.text(x + 50, middle + 14, line, { size: 12, weight: 400, fill: colour('--ink-muted'), most });
  if (node.below === 0) return;
  pen.rect(x + width / 2 - 20, y + height - 10, 40, 20, {
    ...{ fill: colour('--surface'), stroke: colour('--control-line'), radius: 10 },
  });
  pen.text(x + width / 2, y + height + 4, count(node.below), {
    ...{ size: 12, weight: 500, fill: colour('--ink-muted'), anchor: 'middle' },
  });
};
