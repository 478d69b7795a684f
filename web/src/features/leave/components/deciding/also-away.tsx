import { useQuery } from '@tanstack/react-query';
import { addDays, daysBetween } from '#contract/activity/rules.ts';
import type { Leave } from '#contract/leave/shapes.ts';
import { t } from '../../messages.ts';
import { leaveCalendar } from '../../queries.ts';
import styles from '../leave.module.css';

/** The most days that a calendar shows. */
const LONGEST = 62;

/** Who else is away in the time of leave, or has asked to be. */
export function AlsoAway({ leave: { from, to, member } }: { leave: Leave }) {
  const last = daysBetween(from, to) < LONGEST ? to : addDays(from, LONGEST - 1);
  const { data } = useQuery(leaveCalendar({ from, to: last, whose: 'all' }));
  if (!data) return null;
  const names = data.people.flatMap(({ id, name }) => {
    const own = data.absences.filter(({ member_id }) => member_id === id && id !== member.id);
    if (own.length === 0) return [];
    return [own.some(({ status }) => status === 'approved') ? name : t('asked_too', { name })];
  });
  return (
    <span className={styles.muted}>
      {names.length > 0 ? t('also_away', { names: names.join(', ') }) : t('nobody_else_away')}
    </span>
  );
}
