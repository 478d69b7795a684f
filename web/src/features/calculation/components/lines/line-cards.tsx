import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { CalculationLine } from '#contract/calculator/inputs.ts';
import type { LineResult } from '#contract/calculator/results.ts';
import { LongCards } from '../../../../ui/table/cards/long-cards.tsx';
import { everyRow, virtualFrom } from '../../../../ui/table/model/drawn-rows.ts';
import { cellOf, type LineProblems } from '../../effects/line-problems.ts';
import { t } from '../../messages.ts';
import { useEditing } from './editing.ts';
import styles from './lines.module.css';
import type { LinesViewProps } from './lines-table.tsx';

const LineDialog = lazy(() => import('./line-dialog.tsx'));

/** Px of a card. */
const CARD = 64;

/** The lines on a phone: each says what it comes to, and opens as a form. */
export function LineCards({ lines, results, problems, sought, added }: LinesViewProps) {
  const [open, setOpen] = useState<number | null>(null);
  useEffect(() => openAt(sought, setOpen), [sought]);
  useEffect(() => openAt(added, setOpen), [added]);
  const list = useRef<HTMLDivElement>(null);
  const frame = { count: lines.length, height: CARD, scroller: list };
  const draw = ({ drawn, before, after }: ReturnType<typeof everyRow>) => (
    <>
      <div style={{ height: before }} />
      {drawn.map((at) => {
        const line = lines[at];
        return (
          line && (
            <LineCard
              key={line.key}
              {...{ line, at, result: results?.lines[at], problems: problems.get(at) }}
              onOpen={() => setOpen(at)}
            />
          )
        );
      })}
      <div style={{ height: after }} />
    </>
  );
  return (
    <div ref={list}>
      {lines.length > virtualFrom ? <LongCards {...frame}>{draw}</LongCards> : draw(everyRow(frame))}
      <Suspense fallback={null}>
        {open !== null && lines[open] && (
          <LineDialog
            key={lines[open].key}
            {...{ at: open, of: lines.length, line: lines[open], result: results?.lines[open] }}
            problems={problems.get(open)}
            onMove={setOpen}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Opens the line of a field that is sought. */
const openAt = (sought: LinesViewProps['sought'], open: (at: number) => void): void => {
  const cell = sought ? cellOf(sought.field) : undefined;
  if (cell) open(cell.at);
};

type LineCardProps = {
  line: CalculationLine;
  at: number;
  result: LineResult | undefined;
  problems: LineProblems | undefined;
  onOpen: () => void;
};

function LineCard({ line, at, result, problems, onOpen }: LineCardProps) {
  const { format, currency } = useEditing();
  const amount = result ? format.money(result.price_minor, currency) : '–';
  const margin = result ? format.money(result.margin_minor, currency) : '–';
  const rate = `${line.quantity} × ${line.list_rate} ${t(`per_${line.unit}`)}`;
  const [problem] = Object.values(problems ?? {});
  return (
    <button type="button" className={styles.card} data-line={at} onClick={onOpen}>
      <span className={styles.title}>{line.name || t('line_number', { line: at + 1 })}</span>
      <span className={styles.amount}>{amount}</span>
      <span className={styles.detail}>{[rate, line.role, line.phase].filter(Boolean).join(' · ')}</span>
      <span className={styles.detail}>{`${t('margin')} ${margin}`}</span>
      {problem && <span className={styles.bad}>{problem}</span>}
    </button>
  );
}
