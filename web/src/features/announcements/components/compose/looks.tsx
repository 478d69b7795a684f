import { IconSpeakerphone } from '@tabler/icons-react';
import { useMaybeOrganization } from '../../../../platform/person.ts';
import { Tag } from '../../../../ui/display/tag.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import type { AnnouncementValues } from '../../effects/values.ts';
import styles from './looks.module.css';
import { t } from './messages.ts';

type LookProps = { values: Pick<AnnouncementValues, 'title' | 'message' | 'priority'> };

const titleOf = ({ title }: LookProps['values']): string => title.trim() || t('your_title');
const messageOf = ({ message }: LookProps['values']): string => message.trim() || t('your_message');

/** A row of the inbox, unread. */
export function InboxLook({ values }: LookProps) {
  return (
    <div className={styles.row}>
      <span className={styles.dot} />
      <span className={styles.disc}>
        <Icon icon={IconSpeakerphone} size={14} />
      </span>
      <span className={styles.words}>
        <span className={styles.first}>
          <strong>{titleOf(values)}</strong>
          {values.priority === 'urgent' && <Tag tone="bad">{t('urgent_mark')}</Tag>}
          <span className={styles.time}>{t('now')}</span>
        </span>
        <span className={styles.clipped}>{messageOf(values)}</span>
      </span>
    </div>
  );
}

/** What the desktop shows of a push. */
export function DesktopLook({ values }: LookProps) {
  return (
    <div className={styles.desktop}>
      <div className={styles.toast}>
        <img src="/icon-192.png" alt="" width={40} height={40} />
        <span className={styles.words}>
          <strong>{titleOf(values)}</strong>
          <span className={styles.lines}>{messageOf(values)}</span>
          <span className={styles.time}>Muster · {t('now')}</span>
        </span>
      </div>
    </div>
  );
}

/** The letter, as mail programs draw it. */
export function MailLook({ values }: LookProps) {
  const organization = useMaybeOrganization();
  const name = titleOf(values);
  return (
    <div className={styles.mail}>
      <div className={styles.letter}>
        <div className={styles.band}>
          Muster<span>.</span>
        </div>
        <div className={styles.paper}>
          <p className={styles.subject}>{name}</p>
          <p>{t('said_by', { name, organization: organization?.name ?? '' })}</p>
          <p className={styles.quote}>{messageOf(values)}</p>
          <span className={styles.button}>{t('open_it')}</span>
          <p className={styles.small}>{t('reason')}</p>
        </div>
      </div>
    </div>
  );
}
