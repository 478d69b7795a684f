import { lazy, Suspense } from 'react';
import { listAllLeave, readBalancesOf } from '#contract/leave/endpoints.ts';
import { updateLeaveSettings } from '#contract/leave/settings-endpoints.ts';
import { usePermissions } from '../../../platform/person.ts';
import { Tabs } from '../../../ui/action/tabs.tsx';
import { Panel } from '../../../ui/card/card.tsx';
import { SimplePage } from '../../../ui/page/simple-page.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import styles from '../components/leave.module.css';
import { LEAVE_TABS, type LeaveSearch, type LeaveTab } from '../effects/address.ts';
import { t } from '../messages.ts';

const OwnLeave = lazy(() => import('../components/own/own-leave.tsx'));
const WaitingLeave = lazy(() => import('../components/deciding/waiting-leave.tsx'));
const TeamCalendar = lazy(() => import('../components/calendar/team-calendar.tsx'));
const PeopleBalances = lazy(() => import('../components/balances/people-balances.tsx'));
const LeaveSettingsPane = lazy(() => import('../components/settings/leave-settings.tsx'));

type LeaveScreenProps = { search: LeaveSearch; onSearch: (to: Partial<LeaveSearch>) => void };

/** Leave: one's own, what waits for a decision, who is away, and how it is counted. */
export function LeaveScreen({ search, onSearch }: LeaveScreenProps) {
  const { may } = usePermissions();
  const open = LEAVE_TABS.filter((tab) => {
    if (tab === 'approvals') return may(listAllLeave);
    if (tab === 'balances') return may(readBalancesOf);
    return tab !== 'settings' || may(updateLeaveSettings);
  });
  const current = open.find((tab) => tab === search.tab) ?? 'mine';
  return (
    <SimplePage title={t('leave')}>
      <div className={styles.stack}>
        <Tabs
          label={t('views')}
          items={open.map((tab) => ({
            ...{
              id: tab,
              label: tab === 'balances' ? t('people_balances') : t(tab),
              active: tab === current,
            },
            href: tab === 'mine' ? '/leave' : `/leave?tab=${tab}`,
          }))}
        />
        <Suspense
          fallback={
            <Panel flush>
              <SkeletonRows rows={6} />
            </Panel>
          }
        >
          <Pane tab={current} search={search} onSearch={onSearch} />
        </Suspense>
      </div>
    </SimplePage>
  );
}

function Pane({ tab, search, onSearch }: LeaveScreenProps & { tab: LeaveTab }) {
  if (tab === 'approvals')
    return <WaitingLeave chosen={search.leave} onChoose={(leave) => onSearch({ leave })} />;
  if (tab === 'balances') return <PeopleBalances search={search} onSearch={onSearch} />;
  if (tab === 'team') return <TeamCalendar month={search.month} onMonth={(month) => onSearch({ month })} />;
  return tab === 'settings' ? <LeaveSettingsPane /> : <OwnLeave />;
}
