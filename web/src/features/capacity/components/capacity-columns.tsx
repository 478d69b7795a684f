import type { CapacityWeek } from '#contract/capacity/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { Person } from '../../../ui/display/avatar.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import type { DataColumn } from '../../../ui/table/model/data-column.ts';
import { classNames } from '../../../ui/theme/class-names.ts';
import { type CapacitySearch, capacityHref } from '../effects/capacity-address.ts';
import { type CapacityRow, usedMinutes, weekNow } from '../effects/rows.ts';
import { t } from '../messages.ts';
import styles from './capacity.module.css';
import { HeatCell, hoursOf } from './heat-cell.tsx';

const HEADERS = { people: 'person', department: 'department', manager: 'reports_to' } as const;

type Scene = { format: Format; search: CapacitySearch; weeks: readonly CapacityWeek[] };

/** Who, how much is free, and each week; on a phone one week. */
export const capacityColumns = ({ format, search, weeks }: Scene): DataColumn<CapacityRow>[] => {
  const shown = weeks.find(({ from }) => from === search.week) ?? weekNow(weeks);
  const now = weekNow(weeks);
  return [
    {
      id: 'name',
      header: t(HEADERS[search.by ?? 'people']),
      cell: (row) => <Who row={row} />,
      cardCell: ({ name }) => name,
      look: 'name',
      sortable: !search.by,
      hideable: false,
      maxWidth: 260,
      card: 'title',
      bone: 'avatar',
    },
    {
      id: 'free',
      header: t('free'),
      cell: ({ free_min }) => <Free minutes={free_min} format={format} />,
      cardCell: ({ note }) => note ?? '',
      sortable: !search.by,
      align: 'end',
      look: 'figures',
      card: 'subtitle',
    },
    ...weeks.map((week, at) => ({
      ...weekColumn(week, at, { format, search, weeks }),
      ...(week === now && !week.past ? { header: t('this_week') } : {}),
      ...(week === shown ? onCard(week, at, format) : {}),
    })),
  ];
};

const weekColumn = (week: CapacityWeek, at: number, { format, search }: Scene): DataColumn<CapacityRow> => ({
  id: week.from,
  header: format.day(week.from, 'short'),
  cell: ({ id, kind, cells }) => {
    const cell = cells[at];
    if (!cell) return null;
    const href = kind === 'person' ? capacityHref({ ...search, person: id, week: week.from }) : undefined;
    return <HeatCell {...{ cell, week, format, href }} isSum={kind !== 'person'} />;
  },
  align: 'end',
  hideable: false,
});

/** The week that phones show stands at the end of a card. */
const onCard = (week: CapacityWeek, at: number, format: Format): Partial<DataColumn<CapacityRow>> => ({
  card: 'topRight',
  cardCell: ({ cells, kind }) => {
    const cell = cells[at];
    return cell ? <CardWeek {...{ cell, week, format }} isSum={kind !== 'person'} /> : null;
  },
});

type CardWeekProps = {
  cell: CapacityRow['cells'][number];
  week: CapacityWeek;
  format: Format;
  isSum: boolean;
};

function CardWeek({ cell, week, format, isSum }: CardWeekProps) {
  const said = {
    used: hoursOf(usedMinutes(cell, week.past), format),
    capacity: hoursOf(cell.capacity_min, format),
  };
  return (
    <span className={styles.card}>
      <span className={styles.note}>{t('card_hours', said)}</span>
      <HeatCell {...{ cell, week, format, isSum }} />
    </span>
  );
}

function Who({ row: { name, kind, note, isOnLeave } }: { row: CapacityRow }) {
  return (
    <span className={classNames(styles.who, kind === 'total' && styles.total)}>
      {kind === 'person' ? <Person name={name} /> : name}
      {isOnLeave ? <StatusText tone="warn">{t('on_leave')}</StatusText> : null}
      {kind !== 'person' && <span className={styles.note}>{note}</span>}
    </span>
  );
}

function Free({ minutes, format }: { minutes: number; format: Format }) {
  return (
    <span className={minutes < 0 ? styles.below : undefined} title={t('free_note')}>
      {t('free_hours', { hours: format.number(minutes / 60, 0) })}
    </span>
  );
}
