import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { CalculationResults } from '#contract/calculator/results.ts';
import type { LineField } from '../../effects/line-fields.ts';
import { cellOf, type LineProblems } from '../../effects/line-problems.ts';
import type { Lines } from '../../effects/line-verbs.ts';
import { t } from '../../messages.ts';
import { useEditing } from './editing.ts';
import { figuresOf, LineRow } from './line-row.tsx';
import styles from './lines.module.css';
import { useTableKeys } from './use-table-keys.ts';

export type LinesViewProps = {
  lines: Lines;
  results: CalculationResults | null;
  problems: ReadonlyMap<number, LineProblems>;
  paste: (text: string, at: number, field: LineField) => boolean;
  /** A field that is gone to, wherever it is; another object each time. */
  sought: { readonly field: string } | null;
  /** The same of a line that was just added. */
  added: { readonly field: string } | null;
};

/** More lines than these are drawn as they come into sight. */
const VIRTUAL_FROM = 40;
/** Px of a line, and of a problem below it. */
const ROW = 37;
const PROBLEM = 24;

const HEADS = [
  ['name', styles.wide],
  ['role', styles.word],
  ['phase', styles.word],
  ['quantity_short', styles.short],
  ['unit', styles.choice],
  ['cost_rate', styles.short],
  ['list_rate', styles.short],
  ['currency_short', styles.code3],
  ['discount_short', styles.code3],
  ['price', styles.sum],
  ['cost', styles.sum],
  ['margin', styles.share],
] as const;

/** The lines as a table: edited where they stand, by keyboard as in a spreadsheet. */
export function LinesTable(props: LinesViewProps) {
  const { lines, problems } = props;
  const frame = useRef<HTMLElement>(null);
  const heightOf = (at: number) => ROW + PROBLEM * Object.keys(problems.get(at) ?? {}).length;
  const isLong = lines.length > VIRTUAL_FROM;
  return (
    // A region that scrolls is reached by Tab, so that keys can move it.
    <section ref={frame} className={isLong ? styles.bounded : styles.frame} aria-label={t('table')}>
      {isLong ? (
        <LongTable {...props} frame={frame} heightOf={heightOf} />
      ) : (
        <WholeTable {...props} frame={frame} places={lines.map((_, at) => at)} before={0} after={0} />
      )}
    </section>
  );
}

type FramedProps = LinesViewProps & { frame: RefObject<HTMLElement | null> };

function LongTable({ heightOf, ...props }: FramedProps & { heightOf: (at: number) => number }) {
  'use no memo';
  const virtualizer = useVirtualizer({
    count: props.lines.length,
    getScrollElement: () => props.frame.current,
    getItemKey: (at) => `${props.lines[at]?.key} ${heightOf(at)}`,
    estimateSize: heightOf,
    overscan: 8,
    scrollPaddingStart: ROW,
  });
  const items = virtualizer.getVirtualItems();
  return (
    <WholeTable
      {...props}
      places={items.map(({ index }) => index)}
      before={items[0]?.start ?? 0}
      after={virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)}
      reveal={(at) => virtualizer.scrollToIndex(at)}
    />
  );
}

type WholeTableProps = FramedProps & {
  places: readonly number[];
  /** Px that stand for the lines before and after those that are drawn. */
  before: number;
  after: number;
  reveal?: (at: number) => void;
};

function WholeTable({
  lines,
  results,
  problems,
  paste,
  frame,
  places,
  before,
  after,
  reveal,
  sought,
  added,
}: WholeTableProps) {
  const editing = useEditing();
  const { format } = editing;
  const { onKeyDown, onPaste, focus } = useTableKeys({
    ...{ frame, editing, paste },
    reveal: reveal ?? (() => undefined),
  });
  useSought(sought, focus);
  useSought(added, focus);
  return (
    <table className={styles.table} onKeyDown={onKeyDown} onPaste={onPaste} aria-rowcount={lines.length + 1}>
      <Head />
      <tbody>
        <Room height={before} />
        {places.map((at) => {
          const line = lines[at];
          if (!line) return null;
          const figures = figuresOf(results?.lines[at], ({ price_minor, currency, rate_day }) =>
            t('in_own', { price: format.money(price_minor, currency), day: format.day(rate_day) }),
          );
          return (
            <LineRow
              key={line.key}
              {...figures}
              at={at}
              of={lines.length}
              line={line}
              problems={problems.get(at)}
            />
          );
        })}
        <Room height={after} />
      </tbody>
    </table>
  );
}

/** Goes to a field that is sought. */
function useSought(sought: LinesViewProps['sought'], focus: (at: number, field: LineField) => void) {
  const seek = useEffectEvent((path: string) => {
    const cell = cellOf(path);
    if (cell) focus(cell.at, cell.field);
  });
  useEffect(() => {
    if (sought) seek(sought.field);
  }, [sought]);
}

const Room = ({ height }: { height: number }): ReactNode =>
  height > 0 && (
    <tr>
      <td colSpan={14} style={{ height, padding: 0 }} />
    </tr>
  );

const Head = () => (
  <thead>
    <tr>
      <th scope="col" className={styles.place}>
        #
      </th>
      {HEADS.map(([head, width]) => (
        <th key={head} scope="col" className={width}>
          {t(head)}
        </th>
      ))}
      <td className={styles.menu} />
    </tr>
  </thead>
);
