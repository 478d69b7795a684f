import { IconDots } from '@tabler/icons-react';
import type { Assignment, Shift } from '#contract/shifts/shapes.ts';
import type { AssignmentStatus } from '#contract/shifts/states.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu } from '../../../../ui/action/menu.tsx';
import { Person } from '../../../../ui/display/avatar.tsx';
import { StatusText, type Tone } from '../../../../ui/display/status-text.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Text } from '../../../../ui/theme/text.tsx';
import { useBookingWrites } from '../../effects/use-booking-writes.ts';
import { whyRefused } from '../../effects/why-refused.ts';
import { t } from '../../messages.ts';
import type { Task } from '../use-tasks.ts';
import styles from './shift.module.css';

type PeopleOnProps = { shift: Shift; mayPlan: boolean; onTask: (task: Task) => void };

const TONES = {
  offered: 'neutral',
  confirmed: 'ok',
  declined: 'bad',
  checked_in: 'ok',
  completed: 'ok',
  no_show: 'bad',
} as const satisfies Record<AssignmentStatus, Tone>;

/** Who is on a shift and what they said to it. */
export function PeopleOn({ shift, mayPlan, onTask }: PeopleOnProps) {
  return (
    <section aria-label={t('people_on')}>
      <ul className={styles.people}>
        {shift.people.map((booking) => (
          <li key={booking.id}>
            <Person name={booking.member.name} />
            <Said booking={booking} />
            {mayPlan && <Verbs shift={shift} booking={booking} onTask={onTask} />}
          </li>
        ))}
        {shift.open > 0 && shift.status !== 'cancelled' && (
          <li>
            <span className={styles.openPlaces}>{t('open_places_here', { count: shift.open })}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

function Said({ booking }: { booking: Assignment }) {
  const { status, status_reason, unpublished, overridden, override_reason, booking: firm } = booking;
  return (
    <span className={styles.saidOf}>
      <StatusText small tone={TONES[status]}>
        {t(`booking_${status}`)}
        {firm === 'soft' && `, ${t('soft')}`}
      </StatusText>
      {unpublished && (
        <Text small muted>
          {t(`unpublished_${unpublished}`)}
        </Text>
      )}
      {status_reason && (
        <Text small muted>
          {status_reason}
        </Text>
      )}
      {overridden.length > 0 && (
        <Text small muted>
          {t('in_spite_of', {
            rules: overridden.map((rule) => t(`rule_${rule}`)).join(', '),
            reason: override_reason ?? '',
          })}
        </Text>
      )}
    </span>
  );
}

type VerbsProps = { shift: Shift; booking: Assignment; onTask: (task: Task) => void };

function Verbs({ shift, booking, onTask }: VerbsProps) {
  const writes = useBookingWrites();
  const block = { shift, booking };
  const { name } = booking.member;
  const isOnIt = booking.status === 'offered' || booking.status === 'confirmed';
  if (!isOnIt || booking.unpublished === 'removed') return null;
  const attempt = (work: Promise<unknown>) =>
    work.catch((error: unknown) =>
      toast.show({ title: t('not_done'), message: whyRefused(error), err: error }),
    );
  return (
    <Menu
      trigger={<IconButton icon={IconDots} label={t('more_of', { name })} variant="ghost" small />}
      entries={[
        {
          id: 'replace',
          label: t('find_replacement'),
          onSelect: () => onTask({ do: 'replace', block, member_id: null }),
        },
        { id: 'off', label: t('take_off'), onSelect: () => void attempt(writes.takeOff(block)) },
        ...(booking.status === 'confirmed' && booking.unpublished === null
          ? [{ id: 'no-show', label: t('mark_no_show'), onSelect: () => void attempt(writes.noShow(block)) }]
          : []),
      ]}
    />
  );
}
