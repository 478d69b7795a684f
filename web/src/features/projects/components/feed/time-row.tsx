import { IconChevronDown, IconChevronRight, IconCoin, IconCoinOff, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import type { EntryStatus } from '#contract/activity/shapes.ts';
import type { FeedTime } from '#contract/feed/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { StatusText, type Tone } from '../../../../ui/display/status-text.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { activityHref } from '../../effects/activity-address.ts';
import styles from './feed.module.css';
import { t } from './messages.ts';

const TONES: Record<EntryStatus, Tone> = {
  draft: 'muted',
  rejected: 'bad',
  submitted: 'info',
  approved: 'ok',
  locked: 'neutral',
};

type TimeRowProps = {
  time: FeedTime;
  project_id: string;
  /** Under which day it stands; another one that it counts for is said. */
  day: string;
  /** Below its person. */
  nested?: boolean;
};

/** Time: who, what for, when, how long, and how far it is. */
export function TimeRow({ time, project_id, day, nested }: TimeRowProps) {
  const format = useFormat();
  const { member, note, service, billable, duration_s, status, work_date } = time;
  const counts = work_date === day ? undefined : t('counts_for', { day: format.day(work_date, 'weekday') });
  const by = [nested ? undefined : member.name, service?.name, counts].filter(Boolean).join(' · ');
  return (
    <div className={styles.entry}>
      <span className={styles.who}>{!nested && <Avatar name={member.name} decorative />}</span>
      <span className={styles.words}>
        <span className={note ? styles.note : styles.missing}>{note || t('no_note')}</span>
        <span className={styles.by}>
          {by}
          <Reversal time={time} project_id={project_id} />
        </span>
      </span>
      <span className={styles.span}>
        <Span time={time} />
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
        <Icon icon={billable ? IconCoin : IconCoinOff} />
      </span>
      <span className={styles.duration} title={format.spelledDuration(duration_s, { exact: true })}>
        {format.duration(duration_s)}
      </span>
    </div>
  );
}

/** Leads from time that was taken back to what takes it back, and the other way. */
function Reversal({ time: { member, reverses, reversed_by }, project_id }: Omit<TimeRowProps, 'day'>) {
  const format = useFormat();
  const other = reverses ?? reversed_by;
  if (!other) return null;
  const { work_date } = other;
  const search = { kind: ['time' as const], from: work_date, to: work_date, member_id: [member.id] };
  return (
    <>
      {' · '}
      <Link href={activityHref(project_id, search)} className={styles.other}>
        {t(reverses ? 'reverses' : 'reversed', { day: format.day(work_date) })}
      </Link>
    </>
  );
}

function Span({ time: { start, end, ends_next_day } }: { time: FeedTime }) {
  if (!start || !end) return null;
  return (
    <>
      {start} – {end}
      {ends_next_day && <span className={styles.next}> {t('next_day')}</span>}
    </>
  );
}

type TimesRowProps = Pick<TimeRowProps, 'day' | 'project_id'> & {
  times: readonly { id: string; time: FeedTime }[];
};

/** A lot of time of one person, folded. */
export function TimesRow({ times, day, project_id }: TimesRowProps) {
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const seconds = times.reduce((sum, { time }) => sum + time.duration_s, 0);
  const name = times[0]?.time.member.name ?? '';
  return (
    <>
      <div className={styles.entry}>
        <span className={styles.who}>
          <Avatar name={name} decorative />
        </span>
        <span className={styles.words}>
          <span className={styles.note}>
            <strong className={styles.actor}>{name}</strong> {t('logged', { count: times.length })}
          </span>
        </span>
        <span className={styles.toggle}>
          <Button
            small
            variant="ghost"
            icon={isOpen ? IconChevronDown : IconChevronRight}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'fold' : 'unfold')}
          </Button>
        </span>
        <span className={styles.duration} title={format.spelledDuration(seconds, { exact: true })}>
          {format.duration(seconds)}
        </span>
      </div>
      {isOpen && (
        <ul className={styles.nested}>
          {times.map(({ id, time }) => (
            <li key={id}>
              <TimeRow time={time} day={day} project_id={project_id} nested />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
