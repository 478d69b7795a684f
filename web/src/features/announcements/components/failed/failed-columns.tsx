import type { FailedDelivery } from '#contract/announcements/shapes.ts';
import type { NotificationType } from '#contract/notifications/catalogue.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { Person } from '../../../../ui/display/avatar.tsx';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { t as words } from '../../messages.ts';
import { t } from './messages.ts';

/** What is told of, in the inbox's words. */
export type KindName = (type: NotificationType) => string;

type Column = DataColumn<FailedDelivery>;

const PERSON: Column = {
  id: 'person',
  header: t('person'),
  cell: ({ person: { name } }) => <Person name={name} size={20} />,
  cardCell: ({ person: { name } }) => name,
  look: 'name',
  hideable: false,
  maxWidth: 220,
  card: 'title',
  bone: 'avatar',
};

const CHANNEL: Column = {
  id: 'channel',
  header: t('channel'),
  cell: ({ channel }) => words(`channel_${channel}`),
  card: 'topRight',
};

const CAUSE: Column = {
  id: 'cause',
  header: t('cause'),
  cell: ({ error }) => <span title={error}>{error}</span>,
  look: 'muted',
  maxWidth: 420,
  card: 'subtitle',
};

/** Who couldn't be told, on which way, why, how often it was tried and when; of what, where that isn't plain. */
export const failedColumns = (format: Format, kindName?: KindName): Column[] => [
  PERSON,
  ...(kindName
    ? [{ id: 'kind', header: t('kind'), cell: ({ type }: FailedDelivery) => kindName(type), maxWidth: 180 }]
    : []),
  CHANNEL,
  CAUSE,
  {
    id: 'attempts',
    header: t('attempts'),
    cell: ({ attempts }) => format.number(attempts),
    align: 'end',
    look: 'figures',
  },
  {
    id: 'when',
    header: t('when'),
    cell: ({ error_at }) => <time title={format.instant(error_at)}>{format.relative(error_at)}</time>,
    align: 'end',
    look: 'muted',
    card: 'bottomRight',
  },
];

/** What a row goes by. */
export const rowLabel = ({ person, channel }: FailedDelivery): string =>
  t('row', { person: person.name, way: words(`channel_${channel}`) });
