import { IconDownload } from '@tabler/icons-react';
import type { CellProblem } from '#contract/imports/preview.ts';
import type { ImportDetail } from '#contract/imports/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { type CsvColumn, csvOf, saveFile } from '../../../../platform/list/csv.ts';
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

const COLUMNS: readonly CsvColumn<CellProblem>[] = [
  { header: t('row'), text: ({ row }) => row },
  { header: t('column'), text: ({ column }) => column },
  { header: t('value'), text: ({ value }) => value },
  { header: t('what'), text: ({ message }) => message },
];

/** Saves the problems beside the file that has them. */
const download = (fileName: string, problems: readonly CellProblem[]): void =>
  saveFile(`${fileName.replace(/\.\w+$/, '')}-errors.csv`, csvOf(COLUMNS, problems));
