import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { Panel } from '../../../../ui/card/card.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import { daysOfMonth, monthAfter } from '../../effects/month.ts';
import { t } from '../../messages.ts';
import { leaveCalendar } from '../../queries.ts';
import styles from '../leave.module.css';
import { Agenda } from './agenda.tsx';
import { Legend } from './legend.tsx';
import { MonthGrid } from './month-grid.tsx';

type TeamCalendarProps = { month: string | undefined; onMonth: (month: string | undefined) => void };

/** Who is away in a month: people by days, and on phones day after day. */
export default function TeamCalendar({ month: asked, onMonth }: TeamCalendarProps) {
  const format = useFormat();
  const isPhone = useIsPhone();
  const [whose, setWhose] = useState<'team' | 'all'>('all');
  const month = asked ?? format.today().slice(0, 7);
  const { data, error, refetch } = useQuery(leaveCalendar({ ...daysOfMonth(month), whose }));
  const failed = data ? undefined : failedRead(error, t('load_failed'), refetch);
  return (
    <div className={styles.stack}>
      <div className={styles.bar}>
        <IconButton
          icon={IconChevronLeft}
          label={t('before')}
          onClick={() => onMonth(monthAfter(month, -1))}
        />
        <h2 className={styles.heading} aria-live="polite">
          {format.day(`${month}-01`, 'month')}
        </h2>
        <IconButton icon={IconChevronRight} label={t('next')} onClick={() => onMonth(monthAfter(month, 1))} />
        {asked && (
          <Button small onClick={() => onMonth(undefined)}>
            {t('this_month')}
          </Button>
        )}
        <Segmented
          label={t('whose')}
          options={[
            { value: 'all', label: t('whose_all') },
            { value: 'team', label: t('whose_team') },
          ]}
          value={whose}
          onChange={setWhose}
        />
        {!isPhone && <Legend />}
      </div>
      <Panel flush>
        {failed && <LoadError {...failed} />}
        {!data && !failed && <SkeletonRows rows={8} />}
        {data && (isPhone ? <Agenda calendar={data} /> : <MonthGrid calendar={data} />)}
      </Panel>
    </div>
  );
}
