import { useMemo } from 'react';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { NO_DEPARTMENT } from '../../effects/address.ts';
import { byDepartment, byLayer, type Figures, type FiguresRow, figuresOf } from '../../effects/figures.ts';
import { meantOf, type ShownChart } from '../../effects/tree/shown.ts';
import styles from './figures.module.css';
import { t } from './messages.ts';

type FiguresDialogProps = { shown: ShownChart; onClose: () => void };

/** Spans and layers as tables. */
export function FiguresDialog({ shown, onClose }: FiguresDialogProps) {
  const nodes = useMemo(() => meantOf(shown), [shown]);
  const all = figuresOf(nodes);
  const wordOf = (id: string) => (id === NO_DEPARTMENT ? t('no_department') : id);
  return (
    <Dialog open boxSize="large" title={t('title')} onClose={onClose}>
      <p className={styles.note}>{t('note')}</p>
      <FiguresTable head={t('layer')} caption={t('layers')} rows={byLayer(nodes, shown)} all={all} />
      <FiguresTable
        head={t('department')}
        caption={t('departments')}
        rows={byDepartment(nodes).map((row) => ({ ...row, id: wordOf(row.id) }))}
        all={all}
      />
    </Dialog>
  );
}

const COLUMNS = ['people', 'leading', 'span', 'widest', 'vacant'] as const;

type FiguresTableProps = { head: string; caption: string; rows: readonly FiguresRow[]; all: Figures };

function FiguresTable({ head, caption, rows, all }: FiguresTableProps) {
  const format = useFormat();
  const written = (figures: Figures, column: (typeof COLUMNS)[number]) => {
    const value = figures[column];
    return value === null ? t('none') : format.number(value, column === 'span' ? 1 : 0);
  };
  return (
    // A table wider than a phone is scrolled by keys, too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keys
    <section className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows, { id: t('all'), ...all }].map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.id}</th>
              {COLUMNS.map((column) => (
                <td key={column}>{written(row, column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
