import { IconCoin, IconCoinOff, IconLock } from '@tabler/icons-react';
import type { EntryStatus, ProjectEntry } from '#contract/activity/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { StatusText, type Tone } from '../../../../ui/display/status-text.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import styles from './activity.module.css';
import { t } from './messages.ts';

const TONES: Record<EntryStatus, Tone> = {
  draft: 'muted',
  rejected: 'bad',
  submitted: 'info',
  approved: 'ok',
  locked: 'neutral',
};

/** One entry: who, what for, when, how long, and how far it is. */
export function EntryRow({ entry }: { entry: ProjectEntry }) {
  const format = useFormat();
  const { member, note, service, billable, duration_s, status } = entry;
  const money = billable ? IconCoin : IconCoinOff;
  return (
    <li className={styles.entry}>
      <span className={styles.who}>
        <Avatar name={member.name} decorative />
      </span>
      <span className={styles.words}>
        <span className={note ? styles.note : styles.missing}>{note || t('no_note')}</span>
        <span className={styles.by}>{service ? `${member.name} · ${service.name}` : member.name}</span>
      </span>
      <span className={styles.span}>
        <Span entry={entry} />
      </span>
      <span className={styles.status}>
        <StatusText tone={TONES[status]} small {...(status === 'locked' ? { icon: IconLock } : {})}>
          {t(`status_${status}`)}
        </StatusText>
      </span>
      <span
        className={styles.money}
        role="img"
        aria-label={t(billable ? 'billable' : 'not_billable')}
        title={t(billable ? 'billable' : 'not_billable')}
      >
        <Icon icon={money} />
      </span>
      <span className={styles.duration} title={format.spelledDuration(duration_s, { exact: true })}>
        {format.duration(duration_s)}
      </span>
    </li>
  );
}

function Span({ entry: { start, end, ends_next_day } }: { entry: ProjectEntry }) {
  if (!start || !end) return null;
  return (
    <>
      {start} – {end}
      {ends_next_day && <span className={styles.next}> {t('next_day')}</span>}
    </>
  );
}
