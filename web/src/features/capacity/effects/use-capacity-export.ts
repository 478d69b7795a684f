import { useMutation } from '@tanstack/react-query';
import { readCapacity } from '#contract/capacity/endpoints.ts';
import type { CapacityCell, CapacityPerson, CapacityWeek } from '#contract/capacity/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import type { CsvColumn } from '../../../platform/list/csv.ts';
import { type ExportFormat, saveRows } from '../../../platform/list/save-rows.ts';
import { everyRow } from '../../../platform/list/use-export.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import type { CapacityQuery } from '../queries.ts';

interface Line extends Pick<CapacityPerson, 'member' | 'position' | 'department'> {
  readonly from: string;
  readonly cell: CapacityCell;
}

const hours = (header: string, minutes: (cell: CapacityCell) => number): CsvColumn<Line> => ({
  ...{ header, as: 'hours', text: ({ cell }) => Math.round((minutes(cell) / 60) * 100) / 100 },
});

const columns = (): CsvColumn<Line>[] => [
  { header: t('name'), text: ({ member }) => member.name },
  { header: t('position'), text: ({ position }) => position },
  { header: t('department'), text: ({ department }) => department },
  { header: t('week'), text: ({ from }) => from, as: 'day' },
  hours(t('capacity'), ({ capacity_min }) => capacity_min),
  hours(t('told'), ({ told_min }) => told_min),
  hours(t('draft'), ({ draft_min }) => draft_min),
  hours(t('logged'), ({ logged_s }) => logged_s / 60),
  hours(t('leave'), ({ leave_min }) => leave_min),
  { header: t('utilisation'), text: ({ cell }) => cell.utilisation_pct, as: 'percent' },
];

/** Saves everybody whom the filters leave, a line for each of their weeks. */
export function useCapacityExport(query: CapacityQuery, weeks: readonly CapacityWeek[]) {
  const { today, zone } = useFormat();
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const people = await everyRow(readCapacity, { query });
      const lines = people.flatMap(({ member, position, department, weeks: cells }) =>
        cells.map((cell, at) => ({ member, position, department, from: weeks[at]?.from ?? '', cell })),
      );
      await saveRows(columns(), lines, { name: 'capacity', day: today(), zone, format });
      return people.length;
    },
    meta: { toast: t('export_failed') },
    onSuccess: (count) => toast.show({ title: t('exported', { count }) }),
  });
  return { onExport: mutate, isExporting: isPending };
}
