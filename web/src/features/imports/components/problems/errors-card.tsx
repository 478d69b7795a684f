import { IconDownload } from '@tabler/icons-react';
import type { CellProblem } from '#contract/imports/preview.ts';
import type { ImportDetail } from '#contract/imports/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { t } from './messages.ts';
import { ProblemTable } from './problem-table.tsx';
import styles from './problems.module.css';

/** Every cell that keeps the file from being imported. */
export function ErrorsCard({ detail }: { detail: ImportDetail }) {
  const format = useFormat();
  const { errors, error_count, file_name } = detail;
  if (error_count === 0) return null;
  return (
    <Card
      title={t('to_correct')}
      count={format.number(error_count)}
      flush
      end={
        <Button variant="ghost" small icon={IconDownload} onClick={() => download(file_name, errors)}>
          {t('download')}
        </Button>
      }
    >
      <p className={styles.intro}>
        {t('to_correct_note')}
        {error_count > errors.length && ` ${t('first_of', { shown: errors.length, count: error_count })}`}
      </p>
      <ProblemTable label={t('to_correct')} problems={errors} />
    </Card>
  );
}

const quoted = (cell: string | number): string => `"${String(cell).replaceAll('"', '""')}"`;

/** Saves the problems beside the file that has them. */
function download(fileName: string, problems: readonly CellProblem[]): void {
  const lines = [
    [t('row'), t('column'), t('value'), t('what')],
    ...problems.map(({ row, column, value, message }) => [row, column, value, message]),
  ];
  const text = `\ufeff${lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')}`;
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileName.replace(/\.\w+$/, '')}-errors.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
