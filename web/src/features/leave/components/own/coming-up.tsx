import { IconCalendarOff, IconConfetti } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addDays } from '#contract/activity/rules.ts';
import type { LeaveSettings } from '#contract/leave/settings-endpoints.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Card, CardRow, CardRows } from '../../../../ui/card/card.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { rangeWords } from '../../effects/words.ts';
import { t } from '../../messages.ts';
import { leaveSettings } from '../../queries.ts';
import styles from '../leave.module.css';

/** Days that are looked ahead. */
const AHEAD = 183;
/** How many are shown. */
const NEXT = 5;

/** Days to come that matter for asking, the next one first: holidays, and those on which nobody may be away. */
const comingOf = (years: readonly (LeaveSettings | undefined)[], today: string) => {
  const holidays = years.flatMap((one) => one?.holidays ?? []);
  const blocks = years.flatMap((one) => one?.blocks ?? []);
  const days = [
    ...holidays.map(({ date, name }) => ({ from: date, to: date, name, isBlocked: false })),
    ...new Map(blocks.map(({ id, ...block }) => [id, { ...block, isBlocked: true }])).values(),
  ];
  return days
    .filter(({ from, to }) => to >= today && from < addDays(today, AHEAD))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .slice(0, NEXT);
};

/** The next holidays, and days for which nobody can ask. */
export function ComingUp() {
  const format = useFormat();
  const today = format.today();
  const year = Number(today.slice(0, 4));
  const now = useQuery(leaveSettings(year));
  const next = useQuery(leaveSettings(year + 1));
  const days = comingOf([now.data, next.data], today);
  const failed = now.data ? undefined : failedRead(now.error, t('coming_failed'), now.refetch);
  return (
    <Card title={t('coming')} flush>
      {failed && <LoadError {...failed} />}
      {!now.data && !failed && <SkeletonRows rows={3} />}
      {now.data && days.length === 0 && <p className={styles.nothing}>{t('nothing_coming')}</p>}
      <CardRows>
        {days.map(({ from, to, name, isBlocked }) => (
          <CardRow key={`${from} ${name}`}>
            <Icon icon={isBlocked ? IconCalendarOff : IconConfetti} size={18} />
            <div className={styles.what}>
              <div className={styles.main}>{isBlocked ? t('blocked_days', { name }) : name}</div>
              <div className={styles.muted}>{rangeWords({ from, to }, format)}</div>
            </div>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}
