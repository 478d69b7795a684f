import { useId } from 'react';
import type { ActivityWeek } from '#contract/activity/day-shapes.ts';
import { FieldError } from '../../../../ui/form/field.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { weekNumber } from '../day/day-words.ts';
import { fullPurpose } from '../purpose-text.ts';
import { TotalTime } from '../total-time.tsx';
import { AddRow } from './add-row.tsx';
import { useCellDrafts } from './cell-drafts.ts';
import { CopyWeek } from './copy-week.tsx';
import { t } from './messages.ts';
import { RefusedCells } from './refused-cells.tsx';
import { useCell } from './use-cell.ts';
import { useGrid } from './use-grid.ts';
import styles from './week.module.css';
import { WeekCell } from './week-cell.tsx';
import { WeekHead } from './week-head.tsx';
import { cellKey, rowKey, useWeekRows } from './week-rows.ts';
import { WeekTotals } from './week-totals.tsx';

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
  const grid = useGrid(rows, useCell(week, drafts), drafts);
  return (
    <section className={styles.card} aria-label={t('grid', { number: weekNumber(date) })} data-tour="week">
      <HiddenText>
        <span id={keys}>{t('keys')}</span>
      </HiddenText>
      <table className={styles.week} ref={grid.table} aria-describedby={keys}>
        <WeekHead week={week} date={date} locale={locale} />
        <tbody>
          {rows.map((row, at) => (
            <tr key={rowKey(row)}>
              <th scope="row" className={styles.what} title={fullPurpose(row)}>
                <b>{row.project?.code ?? '–'}</b> {row.service?.name}
              </th>
              {row.cells.map((cell, column) => (
                <WeekCell
                  key={cell.date}
                  cell={cell}
                  row={row}
                  at={{ row: at, column }}
                  isToday={cell.date === week.today}
                  waits={waiting.has(cellKey(row, cell))}
                  grid={grid}
                />
              ))}
              <td className={styles.sum}>{row.total_s > 0 ? <TotalTime seconds={row.total_s} /> : '–'}</td>
            </tr>
          ))}
        </tbody>
        <WeekTotals week={week} />
      </table>
      {rows.length === 0 && <p className={styles.empty}>{t('no_rows')}</p>}
      <RefusedCells week={week} />
      <div className={styles.foot}>
        <AddRow date={date} onAdd={(row) => add([row])} />
        <CopyWeek week={week} onRows={add} />
        <span role="status" className={styles.problem}>
          {grid.editing?.isNonsense && <FieldError id={`${keys}-nonsense`}>{t('nonsense')}</FieldError>}
        </span>
      </div>
    </section>
  );
}
