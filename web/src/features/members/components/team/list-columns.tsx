import type { Member } from '#contract/members/shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import {
  instantColumn,
  type ListColumn,
  statusColumn,
  textColumn,
} from '../../../../ui/table/model/list-columns.tsx';
import { grantText, inForce } from '../../effects/grants.ts';
import { t } from '../../messages.ts';
import { MemberStatusText } from '../member-status.tsx';
import { PersonCell } from '../person-cell.tsx';
import { type Invitations, invitedColumns } from './invited-columns.tsx';
import { RoleCell, ShortRole } from './role-cell.tsx';

/** Columns that are off until somebody switches them on. */
export const OFF_AT_FIRST = ['employment', 'seat', 'level', 'capacity', 'created_at'];

const NAME: ListColumn<Member> = {
  id: 'name',
  header: t('name'),
  cell: (member) => <PersonCell {...member} />,
  cardCell: ({ name }) => name,
  csv: ({ name }) => name,
  look: 'name',
  sortable: true,
  hideable: false,
  maxWidth: 320,
  card: 'title',
  bone: 'avatar',
};

const roleColumn = (format: Format): ListColumn<Member> => ({
  id: 'role',
  header: t('role'),
  cell: (member) => <RoleCell member={member} />,
  cardCell: (member) => <ShortRole member={member} />,
  csv: (member) =>
    inForce(member)
      .map((grant) => grantText(grant, format))
      .join('; '),
  sortable: true,
  maxWidth: 420,
  card: 'bottomRight',
});

const POSITION: ListColumn<Member> = {
  ...textColumn<Member>('position', t('position'), ({ position }) => position),
  cardCell: ({ position, email }) => position ?? email,
  card: 'subtitle',
};

const STATUS = statusColumn<Member>(t('status'), {
  draw: (status, small) => <MemberStatusText status={status} small={small} />,
  word: (status) => t(`status_${status}`),
});

const joinedColumn = (format: Format): ListColumn<Member> => ({
  id: 'joined',
  header: t('joined'),
  cell: ({ start_date, status }) => (status === 'invited' ? null : format.day(start_date)),
  csv: ({ start_date }) => start_date,
  as: 'day',
  align: 'end',
  look: 'muted',
});

/** The columns of the team; with `invited`, those of people who haven't answered yet. */
export const listColumns = (format: Format, invited?: Invitations): ListColumn<Member>[] => [
  NAME,
  POSITION,
  textColumn('department', t('department'), ({ department }) => department),
  textColumn('manager', t('manager'), ({ manager }) => manager?.name ?? null),
  textColumn('seat', t('seat'), ({ seat }) => seat?.name ?? null),
  textColumn('level', t('level'), ({ level }) => level),
  {
    ...textColumn<Member>('capacity', t('capacity'), (member) =>
      format.duration(member.weekly_capacity_minutes * 60),
    ),
    align: 'end',
  },
  textColumn('employment', t('employment'), ({ employment }) => t(`employment_${employment}`)),
  ...(invited ? invitedColumns(invited, format) : [roleColumn(format), STATUS, joinedColumn(format)]),
  instantColumn('created_at', t('added'), format),
];
