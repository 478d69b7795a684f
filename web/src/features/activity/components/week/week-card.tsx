import { lazy, Suspense, useId } from 'react';
import type { ActivityWeek } from '#contract/activity/day-shapes.ts';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { weekNumber } from '../day/day-words.ts';
import { GridStatus } from '../grid/grid-status.tsx';
import { useGrid } from '../grid/use-grid.ts';
import { PasteButton } from '../paste/paste-button.tsx';
import { usePaste } from '../paste/use-paste.ts';
import { AddRow } from './add-row.tsx';
import { useCellDrafts } from './cell-drafts.ts';
import { CopyWeek } from './copy-week.tsx';
import { t } from './messages.ts';
import { RefusedCells } from './refused-cells.tsx';
import { useCell } from './use-cell.ts';
import styles from './week.module.css';
import { WeekHead } from './week-head.tsx';
import { WeekLines } from './week-lines.tsx';
import { useWeekRows } from './week-rows.ts';
import { WeekTotals } from './week-totals.tsx';

const PasteDialog = lazy(() => import('../paste/paste-dialog.tsx'));

type WeekCardProps = {
  week: ActivityWeek;
  date: string;
  locale: string;
  /** The keys of cells in which something waits to be sent. */
  waiting?: ReadonlySet<string>;
};

const NOTHING: ReadonlySet<string> = new Set();

/** The week as a grid of hours, by project and service. */
export function WeekCard({ week, date, locale, waiting = NOTHING }: WeekCardProps) {
  const keys = useId();
  const { rows, add } = useWeekRows(week);
  const drafts = useCellDrafts(week.from);
  const block = usePaste(week, rows);
  const acts = {
    set: useCell(week, drafts),
    clear: (cells: Parameters<typeof block.clear>[0]) => void block.clear(cells),
    paste: (...given: Parameters<typeof block.paste>) => void block.paste(...given),
  };
  const grid = useGrid(rows, acts, drafts);
  return (
    <section className={styles.card} aria-label={t('grid', { number: weekNumber(date) })} data-tour="week">
      <HiddenText>
        <span id={keys}>{t('keys')}</span>
      </HiddenText>
      <table className={styles.week} ref={grid.table} aria-describedby={keys}>
        <WeekHead week={week} date={date} locale={locale} />
        <WeekLines rows={rows} today={week.today} waiting={waiting} grid={grid} />
        <WeekTotals week={week} />
      </table>
      {rows.length === 0 && <p className={styles.empty}>{t('no_rows')}</p>}
      <RefusedCells week={week} />
      <div className={styles.foot}>
        <AddRow date={date} onAdd={(row) => add([row])} />
        <CopyWeek week={week} onRows={add} />
        <PasteButton onPaste={(text) => acts.paste(text, { row: 0, column: 0 })} />
        <GridStatus
          rows={rows}
          selection={grid.selection}
          problem={grid.editing?.isNonsense ? t('nonsense') : block.problem}
        />
      </div>
      {block.open && (
        <Suspense fallback={null}>
          <PasteDialog pasted={block.open} week={week} rows={rows} put={block.put} onClose={block.close} />
        </Suspense>
      )}
    </section>
  );
}
