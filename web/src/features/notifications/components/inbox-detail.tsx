import { IconArrowRight, IconBellOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import type { Notification } from '#contract/notifications/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Button, buttonClass } from '../../../ui/action/button.tsx';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { Icon } from '../../../ui/theme/icon.tsx';
import { Link } from '../../../ui/theme/link.tsx';
import { t } from '../messages.ts';
import { mute } from '../mutations.ts';
import styles from './inbox.module.css';
import { PREFERENCES_HREF } from './inbox-head.tsx';
import { SentBy } from './sent-by.tsx';

type InboxDetailProps = { row: Notification; onOpen: (row: Notification) => void };

/** A notification in full: what happened, the way to its page, why it came and on which ways. */
export function InboxDetail({ row, onOpen }: InboxDetailProps) {
  const format = useFormat();
  return (
    <article className={styles.detail} aria-labelledby="notification-title">
      <h3 id="notification-title" className={styles.headline}>
        {row.title}
      </h3>
      <By row={row} />
      {row.snoozed_until && (
        <StatusText tone="info">{t('snoozed_until', { time: format.instant(row.snoozed_until) })}</StatusText>
      )}
      {row.message && <p className={styles.text}>{row.message}</p>}
      <Ways row={row} onOpen={onOpen} />
      <hr className={styles.line} />
      <h4 className={styles.label}>{t('why')}</h4>
      <p className={styles.reason}>
        {row.reason}{' '}
        <Link href={PREFERENCES_HREF} className={styles.link}>
          {t('change')}
        </Link>
      </p>
      <h4 className={styles.label}>{t('sent_by')}</h4>
      <SentBy channels={row.channels} />
    </article>
  );
}

/** Who did it and when, in which organization, and that it is urgent. */
function By({ row: { actor, created_at, organization, priority } }: { row: Notification }) {
  const format = useFormat();
  return (
    <p className={styles.by}>
      {actor && <Avatar name={actor} size={20} decorative />}
      <span title={format.instant(created_at)}>
        {t('who_when', { who: actor ?? t('somebody'), when: format.relative(created_at) })}
      </span>
      {organization && <span>{t('in_organization', { name: organization.name })}</span>}
      {priority === 'urgent' && <Tag tone="bad">{t('urgent')}</Tag>}
    </p>
  );
}

function Ways({ row, onOpen }: InboxDetailProps) {
  const client = useQueryClient();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen(row);
  };
  return (
    <div className={styles.verbs}>
      <Link href={row.target.url} className={buttonClass({ variant: 'primary' })} onClick={open}>
        {t('open')}
        <Icon icon={IconArrowRight} />
      </Link>
      {row.project_id && (
        <Button icon={IconBellOff} onClick={() => void mute(client, row)}>
          {t('mute')}
        </Button>
      )}
    </div>
  );
}
