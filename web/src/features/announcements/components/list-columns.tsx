import type { Announcement } from '#contract/announcements/shapes.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { Person } from '../../../ui/display/avatar.tsx';
import type { DataColumn } from '../../../ui/table/model/data-column.ts';
import { audienceWords } from '../effects/audience-words.ts';
import { t } from '../messages.ts';
import { AnnouncementStatusText } from './announcement-status.tsx';

type Column = DataColumn<Announcement>;

const TITLE: Column = {
  id: 'title',
  header: t('title'),
  cell: ({ title }) => title,
  look: 'name',
  sortable: true,
  hideable: false,
  maxWidth: 320,
  card: 'title',
};

const audience = (organizations: readonly Reference[]): Column => ({
  id: 'audience',
  header: t('audience'),
  cell: (row) => audienceWords(row.audience, organizations),
  look: 'muted',
  maxWidth: 320,
  card: 'subtitle',
});

const AUTHOR: Column = {
  id: 'author',
  header: t('author'),
  cell: ({ author }) => (author ? <Person name={author.name} size={20} /> : t('somebody')),
  maxWidth: 180,
  bone: 'avatar',
};

const moment = (id: 'created_at' | 'send_at' | 'sent_at', header: string, format: Format): Column => ({
  id,
  header,
  cell: ({ [id]: at }) => (at ? <Moment at={at} format={format} /> : '–'),
  align: 'end',
  look: 'muted',
  sortable: true,
});

/** What matters most of its moments: when it was sent, will be, or was written. */
const momentOf = ({ sent_at, send_at, created_at }: Announcement): string => sent_at ?? send_at ?? created_at;

function Moment({ at, format }: { at: string; format: Format }) {
  return <time title={format.instant(at)}>{format.relative(at)}</time>;
}

/** What is announced, how far that is, to whom, by whom, when and to how many. */
export const listColumns = (format: Format, organizations: readonly Reference[]): Column[] => [
  TITLE,
  {
    id: 'status',
    header: t('status'),
    cell: (row) => <AnnouncementStatusText {...row} />,
    cardCell: (row) => <AnnouncementStatusText {...row} small />,
    card: 'topRight',
  },
  audience(organizations),
  AUTHOR,
  {
    id: 'people',
    header: t('people'),
    cell: ({ people, status }) => (status === 'sending' || status === 'sent' ? format.number(people) : '–'),
    align: 'end',
    look: 'figures',
  },
  moment('created_at', t('created_at'), format),
  {
    ...moment('send_at', t('send_at'), format),
    cell: ({ status, send_at: at }) =>
      status === 'scheduled' && at ? <Moment at={at} format={format} /> : '–',
  },
  {
    ...moment('sent_at', t('sent_at'), format),
    cardCell: (row) => <Moment at={momentOf(row)} format={format} />,
    card: 'bottomRight',
  },
];

/** What is kept to begin from. */
export const templateColumns = (format: Format, organizations: readonly Reference[]): Column[] => [
  TITLE,
  audience(organizations),
  AUTHOR,
  { ...moment('created_at', t('created_at'), format), card: 'bottomRight' },
];
