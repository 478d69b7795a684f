import type { TeamWeek, TeamWeekRow } from '#contract/activity/team-endpoints.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { Person } from '../../../ui/display/avatar.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import type { DataColumn } from '../../../ui/table/model/data-column.ts';
import { Icon } from '../../../ui/theme/icon.tsx';
import { HiddenText, Text } from '../../../ui/theme/text.tsx';
import { LOOKS } from '../effects/looks.ts';
import { t } from '../messages.ts';
import styles from './days.module.css';

type Days = TeamWeek['days'];

/** Who, each day with how far it is, and how much of the week. */
export const teamColumns = (format: Format, days: Days, today: string): DataColumn<TeamWeekRow>[] => [
  {
    id: 'person',
    header: t('person'),
    cell: ({ member }) => <Person name={member.name} />,
    cardCell: ({ member }) => member.name,
    look: 'name',
    hideable: false,
    maxWidth: 240,
    card: 'title',
    bone: 'avatar',
  },
  {
    id: 'missing',
    header: t('missing'),
    cell: (row) => <Missing row={row} due={dueOf(days, today)} />,
    card: 'subtitle',
  },
  ...days.map((day) => dayColumn(format, day)),
  {
    id: 'total',
    header: t('total'),
    cell: ({ total_s }) => totalOf(format, total_s, days),
    align: 'end',
    look: 'figures',
    card: 'topRight',
  },
];

const totalOf = (format: Format, seconds: number, days: Days): string => {
  const planned = days.reduce((sum, { planned_minutes }) => sum + planned_minutes, 0);
  const logged = format.duration(seconds);
  return planned > 0 ? t('of_planned', { logged, planned: format.duration(planned * 60) }) : logged;
};

/** How much of a week's work should be logged by now: time is missing from the day after on. */
const dueOf = (days: Days, today: string): 'none' | 'some' | 'all' => {
  const working = days.filter(({ planned_minutes }) => planned_minutes > 0);
  const over = working.filter(({ date }) => date < today).length;
  if (over === 0 && working.length > 0) return 'none';
  return over < working.length ? 'some' : 'all';
};

type MissingProps = { row: TeamWeekRow; due: ReturnType<typeof dueOf> };

function Missing({ row: { missing }, due }: MissingProps) {
  if (missing.length > 0)
    return <StatusText tone="warn">{t('days_missing', { count: missing.length })}</StatusText>;
  if (due === 'none') return <Text muted>{t('nothing_due')}</Text>;
  return <StatusText tone="ok">{due === 'all' ? t('complete') : t('so_far')}</StatusText>;
}

const dayColumn = (format: Format, { date, closed }: Days[number]): DataColumn<TeamWeekRow> => ({
  id: date,
  header: format.day(date, 'weekday'),
  cell: (row) => <Day row={row} date={date} closed={closed} format={format} />,
  align: 'end',
  look: 'figures',
});

type DayProps = { row: TeamWeekRow; date: string; closed: Days[number]['closed']; format: Format };

function Day({ row, date, closed, format }: DayProps) {
  const logged = row.days.find((one) => one.date === date);
  if (!logged) {
    return row.missing.includes(date) ? (
      <span className={styles.gap}>{t('none_logged')}</span>
    ) : (
      <Text muted>–</Text>
    );
  }
  const { icon, tone } = LOOKS[logged.status];
  const word = wordOf(logged.status, closed, format);
  return (
    <span className={styles.cell} title={word}>
      <span className={styles[tone]}>
        <Icon icon={icon} size={12} />
        <HiddenText>{word}</HiddenText>
      </span>
      {format.duration(logged.duration_s)}
    </span>
  );
}

/** How far a day is; of a locked one also who closed its month. */
const wordOf = (status: keyof typeof LOOKS, closed: DayProps['closed'], format: Format): string => {
  const { word } = LOOKS[status];
  if (status !== 'locked' || !closed) return word;
  const said = { state: word, at: format.instant(closed.at, 'full') };
  return closed.by === null ? t('held_at', said) : t('held_by', { ...said, by: closed.by });
};
