import type { WeekRow } from '#contract/activity/day-shapes.ts';
import { FieldError } from '../../../../ui/form/field.tsx';
import { durationText } from '../duration-text.ts';
import { t } from '../week/messages.ts';
import styles from '../week/week.module.css';
import { cellsIn, type Selection } from './selection.ts';

type GridStatusProps = {
  rows: readonly WeekRow[];
  selection: Selection | null;
  /** What is wrong with what was typed or pasted. */
  problem: string | undefined;
};

/** What is selected and what it comes to, or what is wrong; read out as it changes. */
export function GridStatus({ rows, selection, problem }: GridStatusProps) {
  const cells = selection ? cellsIn(rows, selection) : [];
  const sum = cells.reduce((total, { cell }) => total + cell.duration_s, 0);
  return (
    <span role="status" className={styles.problem}>
      {problem ? (
        <FieldError id="week-problem">{problem}</FieldError>
      ) : (
        cells.length > 1 && (
          <span className={styles.planned}>
            {t('selected', { count: cells.length, hours: durationText(sum) })}
          </span>
        )
      )}
    </span>
  );
}
