import { OPS_LOG_TYPES, SEVERITIES } from '#contract/ops-log/states.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { BarRows } from '../../../../ui/chart/bar-rows.tsx';
import { ChartCard } from '../../../../ui/chart/chart-card.tsx';
import type { ChartData } from '../../../../ui/chart/chart-data.ts';
import { t as log } from '../../messages.ts';
import { t } from './messages.ts';
import type { Counted } from './places.ts';
import { sum } from './times.ts';

/** Entries of each type, and in the table of each severity. */
export function TypesCard({ statistics: { kinds, entries: all }, rows }: Counted) {
  const format = useFormat();
  const types = OPS_LOG_TYPES.map((type) => ({ type, of: kinds.filter((one) => one.type === type) }))
    .map(({ type, of }) => ({ type, of, entries: sum(of), grave: sum(of.filter(isGraded)) }))
    .filter(({ entries }) => entries > 0)
    .sort((one, other) => other.entries - one.entries);
  const categories = types.map(({ type }) => ({
    ...{ id: type, label: log(`type_${type}`), href: rows({ type: [type] }) },
  }));
  const data: ChartData = {
    categoryLabel: t('type'),
    categories,
    series: [
      ...SEVERITIES.toReversed().map((severity) => ({
        id: severity,
        label: log(`severity_${severity}`),
        values: types.map(({ of }) => sum(of.filter((one) => one.severity === severity))),
      })),
      { id: 'total', label: t('total'), values: types.map(({ entries }) => entries) },
    ],
    format: (value) => format.number(value),
    plain: String,
  };
  return (
    <ChartCard title={t('by_type')} note={t('by_type_note')} data={data}>
      <BarRows
        rows={types.map(({ type, entries, grave }) => ({
          ...{ id: type, label: log(`type_${type}`), value: entries, part: grave },
          note: format.percent(entries / Math.max(all, 1)),
          href: rows({ type: [type] }),
        }))}
        format={(value) => format.number(value)}
      />
    </ChartCard>
  );
}

const isGraded = ({ severity }: { severity: string }): boolean => severity !== 'info';
