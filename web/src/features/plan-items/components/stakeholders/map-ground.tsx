import type { PlanItem } from '#contract/plan-items/items.ts';
import type { MapLayout } from '../../effects/map/map-layout.ts';
import { type Moving, spotWords } from '../../effects/map/use-map-move.ts';
import { t } from './messages.ts';
import styles from './stakeholders.module.css';

type MapGroundProps = {
  layout: MapLayout;
  width: number;
  height: number;
  moving: Moving | null;
  /** Stakeholders whose reporting lines are drawn. */
  lines: readonly PlanItem<'stakeholder'>[];
};

const SUPPORTS = [-2, -1, 0, 1, 2];

/** What the stakeholders stand on: zones, cells, axes and who reports to whom. */
export function MapGround({ layout, width, height, moving, lines }: MapGroundProps) {
  const { plot, cell, rows, words } = layout;
  const zone = { y: plot.y, width: 2 * cell, height: (rows[3]?.y ?? 0) - plot.y };
  const bottom = plot.y + plot.height;
  const row = rows.find(({ influence }) => influence === moving?.influence);
  return (
    <svg className={styles.ground} width={width} height={height} aria-hidden="true">
      <rect x={plot.x} {...zone} className={styles.winOver} />
      <rect x={plot.x + 3 * cell} {...zone} className={styles.keepClose} />
      {moving && row && (
        <rect
          x={plot.x + (moving.support + 2) * cell}
          y={row.y}
          width={cell}
          height={row.height}
          className={styles.target}
        />
      )}
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <line key={at} x1={plot.x + at * cell} x2={plot.x + at * cell} y1={plot.y} y2={bottom} />
      ))}
      {[...rows.map(({ y }) => y), bottom].map((y) => (
        <line key={y} x1={plot.x} x2={plot.x + plot.width} y1={y} y2={y} />
      ))}
      <Axes layout={layout} />
      <text x={words.winOver.x} y={words.winOver.y + 12} className={styles.winOverWord}>
        {t('win_over')}
      </text>
      <text x={words.keepClose.x} y={words.keepClose.y + 12} className={styles.keepCloseWord}>
        {t('keep_close')}
      </text>
      <ReportingLines layout={layout} stakeholders={lines} />
    </svg>
  );
}

function Axes({ layout: { plot, cell, rows } }: Pick<MapGroundProps, 'layout'>) {
  const bottom = plot.y + plot.height;
  const middle = plot.x + plot.width / 2;
  return (
    <>
      {SUPPORTS.map((support) => (
        <text key={support} x={plot.x + (support + 2.5) * cell} y={bottom + 14} textAnchor="middle">
          {spotWords({ support, influence: 0 }).support}
        </text>
      ))}
      {rows.map(({ influence, y, height }) => (
        <text key={influence} x={plot.x - 8} y={y + height / 2 + 4} textAnchor="end">
          {influence}
        </text>
      ))}
      <text x={plot.x} y={bottom + 30}>
        {t('opposes')}
      </text>
      <text x={middle} y={bottom + 30} textAnchor="middle" className={styles.axis}>
        {t('support')}
      </text>
      <text x={plot.x + plot.width} y={bottom + 30} textAnchor="end">
        {t('champions')}
      </text>
      <text
        transform={`translate(10 ${plot.y + plot.height / 2}) rotate(-90)`}
        textAnchor="middle"
        className={styles.axis}
      >
        {t('influence')}
      </text>
    </>
  );
}

/** From whoever reports to whom they report to, with a dot at the upper end. */
function ReportingLines({
  layout: { tokens },
  stakeholders,
}: Pick<MapGroundProps, 'layout'> & { stakeholders: MapGroundProps['lines'] }) {
  const at = new Map(tokens.map((token) => [token.id, token]));
  return stakeholders.map(({ id, reports_to }) => {
    const [from, to] = [at.get(id), at.get(reports_to ?? '')];
    return (
      from && to && <line key={id} x1={from.x} y1={from.y} x2={to.x} y2={to.y} className={styles.reporting} />
    );
  });
}
