import type { RootGrant } from '#contract/root-grants/endpoints.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { roleName } from '../../../../platform/roles.ts';
import { Person } from '../../../../ui/display/avatar.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import styles from './administrators.module.css';
import { t } from './messages.ts';

const Until = ({ grant: { expires_at, expired }, format }: { grant: RootGrant; format: Format }) => {
  if (!expires_at) return t('no_end');
  const day = format.instant(expires_at, 'day');
  return expired ? <StatusText tone="muted">{t('ended', { day })}</StatusText> : day;
};

/** Who holds which role, why, until when and since when. */
export const grantColumns = (format: Format): DataColumn<RootGrant>[] => [
  {
    id: 'person',
    header: t('person'),
    cell: ({ person, is_me }) => (
      <span className={styles.person}>
        <Person name={person.name} />
        {is_me && <Tag>{t('you')}</Tag>}
      </span>
    ),
    cardCell: ({ person, is_me }) => (is_me ? `${person.name} (${t('you')})` : person.name),
    look: 'name',
    maxWidth: 280,
    card: 'title',
  },
  { id: 'email', header: t('email'), cell: ({ person }) => person.email, look: 'muted', maxWidth: 260 },
  { id: 'role', header: t('role'), cell: ({ role }) => roleName(role), card: 'topRight' },
  {
    id: 'reason',
    header: t('reason'),
    cell: ({ reason }) => reason,
    look: 'muted',
    maxWidth: 320,
    card: 'subtitle',
  },
  {
    id: 'until',
    header: t('until'),
    cell: (grant) => <Until grant={grant} format={format} />,
    card: 'bottomRight',
  },
  {
    id: 'granted',
    header: t('granted'),
    cell: ({ created_at }) => <time title={format.instant(created_at)}>{format.relative(created_at)}</time>,
    align: 'end',
    look: 'muted',
  },
];
