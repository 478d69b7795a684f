import type { DayLeave } from '#contract/activity/day-shapes.ts';
import { hoursAndMinutes } from '../../../../platform/format/durations.ts';
import { t } from '../week/messages.ts';
import styles from './leave-note.module.css';

type PartLeaveProps = {
  day: { readonly planned_minutes: number; readonly leave?: readonly DayLeave[] | undefined };
};

/** How much leave takes of a day on which some is left to work. */
export function PartLeave({ day: { leave, planned_minutes } }: PartLeaveProps) {
  if (!leave || planned_minutes === 0) return null;
  const minutes = leave.reduce((sum, one) => sum + one.minutes, 0);
  return <span className={styles.part}>{t('part_leave', { leave: hoursAndMinutes(minutes * 60) })}</span>;
}
