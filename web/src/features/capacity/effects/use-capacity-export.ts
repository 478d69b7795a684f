import { useMutation } from '@tanstack/react-query';
import { readCapacity } from '#contract/capacity/endpoints.ts';
import type {
  CapacityCell,
  CapacityPage,
  CapacityPerson,
  CapacityWeek,
  TeamKind,
} from '#contract/capacity/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import type { CsvColumn } from '../../../platform/list/csv.ts';
import { type ExportFormat, saveRows } from '../../../platform/list/save-rows.ts';
import { everyRow } from '../../../platform/list/use-export.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import type { CapacityQuery } from '../queries.ts';
import { noTeam } from './rows.ts';

interface Line {
  readonly name: string;
  readonly position: string | null;
  readonly department: string | null;
  readonly from: string;
  readonly cell: CapacityCell;
}

const hours = (header: string, minutes: (cell: CapacityCell) => number): CsvColumn<Line> => ({
  ...{ header, as: 'hours', text: ({ cell }) => Math.round((minutes(cell) / 60) * 100) / 100 },
});

const WHO: readonly CsvColumn<Line>[] = [
  { header: t('name'), text: ({ name }) => name },
  { header: t('position'), text: ({ position }) => position },
  { header: t('department'), text: ({ department }) => department },
];

const columns = (by: TeamKind | undefined): CsvColumn<Line>[] => [
  ...(by
    ? [{ header: t(by === 'manager' ? 'reports_to' : 'department'), text: ({ name }: Line) => name }]
    : WHO),
  { header: t('week'), text: ({ from }) => from, as: 'day' },
  hours(t('capacity'), ({ capacity_min }) => capacity_min),
  hours(t('told'), ({ told_min }) => told_min),
  hours(t('draft'), ({ draft_min }) => draft_min),
  hours(t('logged'), ({ logged_s }) => logged_s / 60),
  hours(t('leave'), ({ leave_min }) => leave_min),
  { header: t('utilisation'), text: ({ cell }) => cell.utilisation_pct, as: 'percent' },
];

type Of = Pick<Line, 'name' | 'position' | 'department'>;

/** A line for each week. */
const linesOf = (of: Of, cells: readonly CapacityCell[], weeks: readonly CapacityWeek[]): Line[] =>
  cells.map((cell, at) => ({ ...of, from: weeks[at]?.from ?? '', cell }));

const personLines = (people: readonly CapacityPerson[], weeks: readonly CapacityWeek[]): Line[] =>
  people.flatMap(({ member, position, department, weeks: cells }) =>
    linesOf({ name: member.name, position, department }, cells, weeks),
  );

/** Teams come all at once, whatever the page of people. */
const teamLines = ({ teams, weeks }: CapacityPage, by: TeamKind): Line[] =>
  teams.flatMap(({ name, weeks: cells }) =>
    linesOf({ name: name ?? noTeam(by), position: null, department: null }, cells, weeks),
  );

/** Saves what is shown: everybody whom the filters leave, or their teams, a line for each of the weeks. */
export function useCapacityExport(
  query: CapacityQuery,
  by: TeamKind | undefined,
  data: CapacityPage | undefined,
) {
  const { today, zone } = useFormat();
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: ExportFormat) => {
      const { weeks, teams } = data ?? { weeks: [], teams: [] };
      const people = by ? [] : await everyRow(readCapacity, { query });
      const lines = by && data ? teamLines(data, by) : personLines(people, weeks);
      await saveRows(columns(by), lines, { name: 'capacity', day: today(), zone, format });
      return by ? t('exported_teams', { count: teams.length }) : t('exported', { count: people.length });
    },
    meta: { toast: t('export_failed') },
    onSuccess: (title) => toast.show({ title }),
  });
  return { onExport: mutate, isExporting: isPending };
}
