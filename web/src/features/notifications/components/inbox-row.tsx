import type { Notification } from '#contract/notifications/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import { Icon } from '../../../ui/theme/icon.tsx';
import { Link } from '../../../ui/theme/link.tsx';
import { HiddenText } from '../../../ui/theme/text.tsx';
import { KINDS } from '../effects/kinds.ts';
import { shortTime } from '../effects/times.ts';
import { t } from '../messages.ts';
import styles from './inbox-list.module.css';

type InboxRowProps = { row: Notification; href: string; isSelected: boolean; isInside?: boolean };

/** One line of the inbox: a link to its detail. */
export function InboxRow({ row, href, isSelected, isInside }: InboxRowProps) {
  const format = useFormat();
  const at = row.snoozed_until ?? row.surfaced_at;
  const time = row.snoozed_until ? format.instant(at, 'weekday') : shortTime(at, format);
  return (
    <Link
      href={href}
      className={classNames(styles.row, isInside && styles.inside)}
      aria-current={isSelected ? 'true' : undefined}
      data-notification={row.uuid}
    >
      <Face row={row} />
      <span className={styles.words}>
        <span className={styles.first}>
          <span className={styles.title}>
            <Title row={row} />
          </span>
          <time className={styles.time} title={format.instant(at)}>
            {time}
          </time>
        </span>
        <span className={styles.message}>{row.message || row.reason}</span>
      </span>
    </Link>
  );
}

/** The dot of what is unread, and who did it, or what it is about where nobody did. */
export function Face({ row: { read_at, actor, type } }: { row: Notification }) {
  return (
    <>
      {!read_at && (
        <span className={styles.dot}>
          <HiddenText>{t('unread')}</HiddenText>
        </span>
      )}
      {actor ? (
        <Avatar name={actor} decorative />
      ) : (
        <span className={styles.disc}>
          <Icon icon={KINDS[type].icon} size={14} />
        </span>
      )}
    </>
  );
}

/** The title, with the name that it begins with made to stand out. */
function Title({ row: { title, actor } }: { row: Notification }) {
  if (!actor || !title.startsWith(actor)) return <strong className={styles.whole}>{title}</strong>;
  return (
    <>
      <strong>{actor}</strong>
      {title.slice(actor.length)}
    </>
  );
}
