import type { ReactNode } from 'react';
import type { CapacityOfWeek } from '#contract/capacity/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { t } from '../messages.ts';
import styles from './capacity.module.css';

/** How a week's capacity is worked out, and how much of it is used. */
export function WeekSum({ week }: { week: CapacityOfWeek }) {
  const format = useFormat();
  const { absent_min, holiday_min, leave_min, told_min, draft_min, logged_s, past } = week;
  const time = (minutes: number) => format.duration(minutes * 60);
  const lost = [
    ['minus_absent', absent_min],
    ['minus_holiday', holiday_min],
    ['minus_leave', leave_min],
  ] as const;
  return (
    <dl className={styles.sum}>
      <Line name={t('weekly_hours')}>{time(week.weekly_min)}</Line>
      {lost.map(([key, minutes]) =>
        minutes > 0 ? (
          <Line key={key} name={t(key)}>
            {`− ${time(minutes)}`}
          </Line>
        ) : null,
      )}
      <Line name={t('capacity')} isResult>
        {time(week.capacity_min)}
      </Line>
      <Line name={t('told')}>{time(told_min)}</Line>
      {week.planning && <Line name={t('draft')}>{time(draft_min)}</Line>}
      <Line name={t('logged')}>{format.duration(logged_s)}</Line>
      <Line name={`${t('utilisation')}, ${t(past ? 'is_logged' : 'is_planned')}`} isResult>
        {shareOf(week, format.number)}
      </Line>
    </dl>
  );
}

const shareOf = (
  { utilisation_pct: share, target_pct }: CapacityOfWeek,
  number: (value: number) => string,
): string => {
  if (share === null) return t('no_utilisation');
  const said = t('share', { pct: number(share) });
  return target_pct === null ? said : `${said} (${t('of_target', { pct: number(target_pct) })})`;
};

type LineProps = { name: string; isResult?: boolean; children: ReactNode };

function Line({ name, isResult, children }: LineProps) {
  const look = isResult ? styles.result : undefined;
  return (
    <>
      <dt className={look}>{name}</dt>
      <dd className={look}>{children}</dd>
    </>
  );
}
