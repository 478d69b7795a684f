import { useState } from 'react';
import type { CellProblem } from '#contract/imports/preview.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { t } from './messages.ts';
import styles from './problems.module.css';

const ROWS = 50;

type ProblemTableProps = {
  /** Names the table for screen readers. */
  label: string;
  problems: readonly CellProblem[];
};

/** Cells of the file by row and column, with what they hold and what to do. */
export function ProblemTable({ label, problems }: ProblemTableProps) {
  const [limit, setLimit] = useState(ROWS);
  const left = problems.length - limit;
  return (
    <>
      <table className={styles.problems} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            <th scope="col">{t('column')}</th>
            <th scope="col">{t('value')}</th>
            <th scope="col">{t('what')}</th>
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, limit).map(({ row, column, value, message }) => (
            <tr key={`${row} ${column} ${message}`}>
              <td data-label={t('row')}>{row}</td>
              <td data-label={t('column')}>{column || t('whole_row')}</td>
              <td data-label={t('value')}>
                {value ? <code className={styles.value}>{value}</code> : <em>{t('empty')}</em>}
              </td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && (
        <div className={styles.more}>
          <Button small onClick={() => setLimit(limit + 4 * ROWS)}>
            {t('more', { count: Math.min(4 * ROWS, left) })}
          </Button>
        </div>
      )}
    </>
  );
}
