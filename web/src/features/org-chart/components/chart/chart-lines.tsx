import { dottedRouter, roundedPath } from '#contract/org-chart/dotted.ts';
import type { ChartLayout, LaidCard } from '#contract/org-chart/layout.ts';
import type { DottedLine } from '#contract/org-chart/shapes.ts';
import { Tag } from '../../../../ui/display/tag.tsx';
import { type Box, isInBox, linePath, stretchesIn } from '../../effects/drawing/sight.ts';
import { t } from '../../messages.ts';
import styles from './chart.module.css';

/** The lines of what is drawn. */
export const ChartLines = ({ layout, box }: { layout: ChartLayout; box: Box }) => (
  <svg className={styles.lines} width="1" height="1" aria-hidden="true">
    <path d={linePath(layout.lines, box)} />
  </svg>
);

const routers = new WeakMap<ChartLayout, ReturnType<typeof dottedRouter>>();

/** What was found of a drawing is kept as long as it is drawn, also while it is too far away for lines. */
const routerOf = (layout: ChartLayout) => {
  const router = routers.get(layout) ?? dottedRouter(layout);
  routers.set(layout, router);
  return router;
};

type DottedLinesProps = {
  layout: ChartLayout;
  dotted: ReadonlyMap<string, readonly DottedLine[]>;
  box: Box;
};

/** For whom else somebody works: a line to them around whoever stands between, with how much, where both have a card. */
export function DottedLines({ layout, dotted, box }: DottedLinesProps) {
  const router = routerOf(layout);
  const drawn = [...dotted.values()].flat().flatMap((line, lane) => {
    const { member_id, to_member_id } = line;
    const [from, to] = [layout.cards.get(member_id), layout.cards.get(to_member_id)];
    if (!from || !to || !isBetween(from, to, box)) return [];
    const route = router(member_id, to_member_id, lane);
    return route ? [{ line, route, key: `${member_id} ${to_member_id}` }] : [];
  });
  const labelled = drawn.filter(({ route: { label } }) => isInBox(label, box));
  return (
    <>
      <svg className={styles.dotted} width="1" height="1" aria-hidden="true">
        {drawn.map(({ key, route }) => (
          <path key={key} d={stretchesIn(route.points, box).map(roundedPath).join('')} />
        ))}
      </svg>
      {labelled.map(({ key, line, route: { label } }) => (
        <span key={key} className={styles.pct} style={{ left: label[0], top: label[1] }} aria-hidden="true">
          <Tag tone="info">{t('dotted_pct', { pct: line.pct })}</Tag>
        </span>
      ))}
    </>
  );
}

const isBetween = (one: LaidCard, other: LaidCard, box: Box): boolean =>
  Math.min(one.x, other.x) < box.right &&
  Math.max(one.x, other.x) + one.width > box.left &&
  Math.min(one.y, other.y) < box.bottom &&
  Math.max(one.y, other.y) + one.height > box.top;
