import type { PlanItem } from '#contract/plan-items/items.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { valueWord } from '../../effects/words/field-words.ts';
import { t } from './messages.ts';
import styles from './print.module.css';
import { PrintedTable } from './printed-table.tsx';

type Stakeholder = PlanItem<'stakeholder'>;
type StakeholdersProps = { stakeholders: readonly Stakeholder[] };

/** Who counts at the client: a small map, and all that is known of each. */
export function PrintedStakeholders({ stakeholders }: StakeholdersProps) {
  const { number } = useFormat();
  const names = new Map(stakeholders.map(({ id, contact }) => [id, contact.name]));
  return (
    <>
      <PrintedTable
        title={t('stakeholders')}
        rows={stakeholders.toSorted((one, other) => other.influence - one.influence)}
        rowId={({ id }) => id}
        columns={[
          {
            ...{ head: t('name'), width: '26%' },
            cell: ({ contact, note }) => (
              <>
                {contact.name}
                {[contact.title, note].filter(Boolean).map((line) => (
                  <small key={line}>{line}</small>
                ))}
              </>
            ),
          },
          { head: t('role'), cell: ({ role }) => valueWord(role) },
          {
            ...{ head: t('influence'), width: '10%', isFigure: true },
            cell: ({ influence }) => number(influence),
          },
          {
            ...{ head: t('support'), width: '10%', isFigure: true },
            cell: ({ support }) => signed(support),
          },
          {
            ...{ head: t('our_coverage'), width: '12%', isFigure: true },
            cell: ({ coverage }) => number(coverage),
          },
          { head: t('reports_to'), cell: ({ reports_to }) => names.get(reports_to ?? '') ?? t('none') },
          { head: t('looked_after'), cell: ({ owner }) => owner?.name ?? t('none') },
        ]}
      />
      {stakeholders.length > 0 && <PrintedMap stakeholders={stakeholders} />}
    </>
  );
}

const signed = (support: number): string => (support > 0 ? `+${support}` : String(support).replace('-', '−'));

/** Px of a cell, of what is left of and below the cells, and between the names in a cell. */
const CELL = { width: 96, height: 44 };
const MARGIN = { left: 24, bottom: 20 };
const LINE = 13;
/** Names that fit into a cell; of more the rest is counted. */
const MOST = 3;
const LEVELS = [5, 4, 3, 2, 1] as const;
const SUPPORTS = [-2, -1, 0, 1, 2] as const;

function PrintedMap({ stakeholders }: StakeholdersProps) {
  const width = MARGIN.left + SUPPORTS.length * CELL.width + 1;
  const bottom = LEVELS.length * CELL.height;
  return (
    <figure className={styles.map}>
      <svg
        viewBox={`0 0 ${width} ${bottom + MARGIN.bottom}`}
        role="img"
        aria-label={t('map_of', { count: stakeholders.length })}
      >
        {LEVELS.map((influence, row) => (
          <g key={influence}>
            <text x={6} y={row * CELL.height + CELL.height / 2 + 4}>
              {influence}
            </text>
            {SUPPORTS.map((support, column) => (
              <Cell
                key={support}
                x={MARGIN.left + column * CELL.width}
                y={row * CELL.height}
                here={stakeholders.filter((one) => one.influence === influence && one.support === support)}
              />
            ))}
          </g>
        ))}
        {SUPPORTS.map((support, column) => (
          <text
            key={support}
            x={MARGIN.left + (column + 0.5) * CELL.width}
            y={bottom + 14}
            textAnchor="middle"
          >
            {signed(support)}
          </text>
        ))}
      </svg>
      <figcaption>{t('map')}</figcaption>
    </figure>
  );
}

function Cell({ x, y, here }: { x: number; y: number; here: readonly Stakeholder[] }) {
  const shown = here.length > MOST ? here.slice(0, MOST - 1) : here;
  return (
    <g>
      <rect x={x} y={y} width={CELL.width} height={CELL.height} fill="none" stroke="#999" />
      {shown.map(({ id, contact }, at) => (
        <text key={id} x={x + 6} y={y + LINE * (at + 1)}>
          {surname(contact.name)}
        </text>
      ))}
      {here.length > MOST && (
        <text x={x + 6} y={y + LINE * MOST}>
          {`+${here.length - shown.length}`}
        </text>
      )}
    </g>
  );
}

/** The last name, as much of it as fits. */
const surname = (name: string): string => {
  const last = name.split(' ').at(-1) ?? name;
  return last.length > 14 ? `${last.slice(0, 13)}…` : last;
};
