import type { WaitingWeek } from '#contract/activity/approval-shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { Person } from '../../../ui/display/avatar.tsx';
import type { DataColumn } from '../../../ui/table/model/data-column.ts';
import { t } from '../messages.ts';

/** Names a row, and so its week. */
export const weekId = ({ member, from }: Pick<WaitingWeek, 'member' | 'from'>): string =>
  `${member.id} ${from}`;

/** `16 Nov – 22 Nov`. */
const daysOf = ({ from, to }: WaitingWeek, format: Format): string =>
  `${format.day(from, 'short')} – ${format.day(to, 'short')}`;

/** Whose week it is, in words. */
export const weekWords = (week: WaitingWeek, format: Format): string =>
  t('week_of', {
    name: week.member.name,
    from: format.day(week.from, 'short'),
    to: format.day(week.to, 'short'),
  });

/** Who, which week, how much of it, since when it waits. */
export const weekColumns = (format: Format): DataColumn<WaitingWeek>[] => [
  {
    id: 'person',
    header: t('person'),
    cell: ({ member }) => <Person name={member.name} />,
    cardCell: ({ member }) => member.name,
    look: 'name',
    hideable: false,
    card: 'title',
    bone: 'avatar',
  },
  {
    id: 'week',
    header: t('week'),
    cell: (week) => daysOf(week, format),
    card: 'subtitle',
  },
  {
    id: 'waiting',
    header: t('waiting'),
    cell: ({ seconds }) => format.duration(seconds),
    align: 'end',
    look: 'figures',
    card: 'topRight',
  },
  ...figures(format),
];

const figures = (format: Format): DataColumn<WaitingWeek>[] => [
  {
    id: 'entries',
    header: t('entries'),
    cell: ({ entries }) => format.number(entries),
    align: 'end',
    look: 'figures',
  },
  {
    id: 'billable',
    header: t('billable'),
    cell: ({ billable_seconds, seconds }) => format.percent(seconds > 0 ? billable_seconds / seconds : 0),
    align: 'end',
    look: 'figures',
  },
  {
    id: 'submitted',
    header: t('submitted'),
    cell: ({ submitted_at }) => (
      <time title={format.instant(submitted_at)}>{format.relative(submitted_at)}</time>
    ),
    look: 'muted',
    align: 'end',
    card: 'bottomRight',
  },
];
