import { IconDownload } from '@tabler/icons-react';
import { csvOf, saveFile } from '../../../../platform/list/csv.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import type { ChartData } from '../../../../ui/chart/chart-data.ts';
import { t } from './messages.ts';

type SaveTableProps = { name: string; data: ChartData };

/** Saves the table of a chart as CSV. */
export function SaveTable({ name, data }: SaveTableProps) {
  const { categories, categoryLabel, series, format } = data;
  const save = () => {
    const rows = categories.map((category, at) => ({ category, at }));
    const columns = series.map(({ label, values, plain }) => ({
      header: label,
      text: ({ at }: { at: number }) => {
        const value = values[at] ?? null;
        return value === null ? null : (plain ?? data.plain ?? format)(value);
      },
    }));
    const first = { header: categoryLabel, text: (row: (typeof rows)[number]) => row.category.label };
    saveFile(`${name}.csv`, csvOf([first, ...columns], rows));
  };
  return (
    <IconButton icon={IconDownload} variant="ghost" small label={t('save_csv', { name })} onClick={save} />
  );
}
