import type { Feedback } from '#contract/feedback/shapes.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { Person } from '../../../ui/display/avatar.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import type { DataColumn } from '../../../ui/table/model/data-column.ts';
import { Text } from '../../../ui/theme/text.tsx';
import { t } from '../messages.ts';
import styles from './feedback.module.css';

/** Whether it waits for somebody. */
export const Status = ({ status }: Pick<Feedback, 'status'>) => (
  <StatusText tone={status === 'done' ? 'ok' : 'info'}>{t(`status_${status}`)}</StatusText>
);

/** What was said, or that only a picture was sent. */
export const wordsOf = ({ message }: Feedback): string => message || t('no_message');

/** The screenshot small, what was said, by whom, on which page, when, and whether it is done with. */
export const feedbackColumns = (format: Format): DataColumn<Feedback>[] => [
  {
    id: 'thumbnail',
    header: t('screenshot'),
    cell: ({ thumbnail }) => thumbnail && <img className={styles.thumbnail} src={thumbnail} alt="" />,
    width: 96,
  },
  {
    id: 'message',
    header: t('message'),
    cell: wordsOf,
    look: 'name',
    hideable: false,
    maxWidth: 420,
    card: 'title',
  },
  {
    id: 'who',
    header: t('who'),
    cell: ({ name }) => <Person name={name} size={20} />,
    cardCell: ({ name }) => name,
    maxWidth: 200,
    card: 'subtitle',
    bone: 'avatar',
  },
  {
    id: 'page',
    header: t('page'),
    cell: ({ page }) => <Text muted>{page}</Text>,
    maxWidth: 240,
  },
  {
    id: 'status',
    header: t('status'),
    cell: ({ status }) => <Status status={status} />,
    card: 'topRight',
  },
  {
    id: 'when',
    header: t('when'),
    cell: ({ created_at }) => <time title={format.instant(created_at)}>{format.relative(created_at)}</time>,
    look: 'muted',
    card: 'bottomRight',
  },
];
