import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { TYPE_ICONS } from '../../effects/looks.ts';
import { shiftText } from '../../effects/shift-text.ts';
import { isUnsent } from '../../effects/unsent/log-writes.ts';
import { t as unsentText } from '../../effects/unsent/messages.ts';
import { v } from '../../effects/view-words.ts';
import { t } from '../../messages.ts';
import { handoverText, SeverityTag, States } from '../row/tags.tsx';
import styles from './table.module.css';

type Column = DataColumn<OpsLogEntry>;

/** A column of words that are cut off where they are long, and whole in their tooltip. */
const words = (id: string, header: string, text: (entry: OpsLogEntry) => string, maxWidth = 128): Column => ({
  ...{ id, header, maxWidth, look: 'muted' },
  cell: (entry) => <span title={text(entry)}>{text(entry)}</span>,
});

/** The columns of an ops-log's table; the title opens the entry. */
export const logColumns = (format: Pick<Format, 'instant' | 'day'>): readonly Column[] => [
  {
    ...{ id: 'time', header: t('happened_at'), look: 'figures' },
    cell: ({ occurred_at, recorded_at }) => (
      <time dateTime={occurred_at} title={v('written_at', { when: format.instant(recorded_at) })}>
        {format.instant(occurred_at)}
      </time>
    ),
  },
  {
    ...{ id: 'sequence', header: v('number_head'), align: 'end', look: 'figures' },
    cell: (entry) => (isUnsent(entry) ? '–' : entry.sequence),
  },
  {
    ...{ id: 'type', header: t('type') },
    cell: ({ type }) => (
      <span className={styles.type}>
        <Icon icon={TYPE_ICONS[type]} />
        {t(`type_${type}`)}
      </span>
    ),
  },
  {
    ...{ id: 'severity', header: t('severity') },
    cell: ({ severity }) =>
      severity === 'info' ? (
        <span className={styles.none}>{t('severity_info')}</span>
      ) : (
        <SeverityTag severity={severity} />
      ),
  },
  {
    ...{ id: 'title', header: t('title'), look: 'name', hideable: false, maxWidth: 280 },
    cell: (entry) => <Title entry={entry} />,
  },
  {
    ...{ id: 'state', header: v('state'), maxWidth: 208 },
    cell: (entry) => (
      <span className={styles.states} title={entry.handover ? handoverText(entry.handover) : undefined}>
        <States entry={entry} />
      </span>
    ),
  },
  words('author', v('author'), ({ author }) => author?.name ?? t('somebody')),
  words('people', t('people'), ({ people }) => people.map(({ name }) => name).join(', ')),
  words('location', t('location'), ({ location }) => location ?? ''),
  words('shift', t('shift'), ({ shift }) => (shift ? shiftText(format, shift) : '')),
  words('tags', t('tags'), ({ tags }) => tags.map((tag) => `#${tag}`).join(' ')),
];

const Title = ({ entry }: { entry: OpsLogEntry }) => {
  const { title, corrects, corrected_by } = entry;
  const last = corrected_by.at(-1);
  return (
    <span className={styles.titled} title={title}>
      <span className={styles.title}>{title}</span>
      {isUnsent(entry) && <span className={styles.other}>{unsentText('unsent_number')}</span>}
      {corrects && <span className={styles.other}>{t('corrects', { sequence: corrects.sequence })}</span>}
      {last && <span className={styles.other}>{t('corrected_by', { sequence: last.sequence })}</span>}
    </span>
  );
};
