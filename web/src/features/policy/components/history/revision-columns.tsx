import type { PolicyRevision } from '#contract/policy/shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { Person } from '../../../../ui/display/avatar.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { t as words } from '../../messages.ts';
import styles from './history.module.css';
import { t } from './messages.ts';

/** What a version added and removed, as figures that are said in words. */
export const Difference = ({ added, removed }: Pick<PolicyRevision, 'added' | 'removed'>) => (
  <span className={styles.difference}>
    {added > 0 && (
      <span className={styles.added}>
        <span aria-hidden="true">{t('added', { count: added })}</span>
        <HiddenText>{t('added_words', { count: added })}</HiddenText>
      </span>
    )}
    {removed > 0 && (
      <span className={styles.removed}>
        <span aria-hidden="true">{t('removed', { count: removed })}</span>
        <HiddenText>{t('removed_words', { count: removed })}</HiddenText>
      </span>
    )}
  </span>
);

/** Version, when, who, why and what it changed. `inForce` is the version that decides now. */
export const revisionColumns = (
  format: Format,
  inForce: number | undefined,
): DataColumn<PolicyRevision>[] => [
  {
    id: 'version',
    header: t('version'),
    cell: ({ version }) => words('version', { version }),
    look: 'name',
    card: 'title',
  },
  {
    id: 'state',
    header: t('state'),
    cell: ({ version }) => version === inForce && <Tag tone="ok">{t('in_force')}</Tag>,
    card: 'topRight',
    bone: 'none',
  },
  {
    id: 'note',
    header: t('note'),
    cell: noteOf,
    maxWidth: 420,
    card: 'subtitle',
  },
  {
    id: 'who',
    header: t('who'),
    cell: ({ published_by }) => published_by && <Person name={published_by} size={20} />,
    maxWidth: 200,
    bone: 'avatar',
  },
  { id: 'difference', header: t('difference'), cell: Difference, align: 'end', look: 'figures' },
  {
    id: 'when',
    header: t('when'),
    cell: ({ published_at }) => (
      <time title={format.instant(published_at)}>{format.relative(published_at)}</time>
    ),
    align: 'end',
    look: 'muted',
    card: 'bottomRight',
  },
];

const noteOf = ({ note, restored }: PolicyRevision): string =>
  restored === null ? note : `${t('restored', { version: restored })}: ${note}`;
