import { IconClock, IconPlus, IconPresentationAnalytics, IconRestore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { rank } from '#contract/access/roles.ts';
import type { Dashboard } from '#contract/dashboard/shapes.ts';
import { createProject } from '#contract/projects/endpoints.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../platform/person.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Menu } from '../../../ui/action/menu.tsx';
import { Panel } from '../../../ui/card/card.tsx';
import { DashboardPage } from '../../../ui/page/dashboard-page.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import styles from '../components/dashboard.module.css';
import { RefreshAge } from '../components/refresh-age.tsx';
import { WaitingCard } from '../components/waiting-card.tsx';
import { WidgetCard } from '../components/widget-card.tsx';
import { useWays, type Ways } from '../effects/use-ways.ts';
import { t } from '../messages.ts';
import { dashboard } from '../queries.ts';

/** What waits for somebody's word, and below it what they want to see of the organization. */
export function DashboardScreen() {
  const { data, error, refetch } = useQuery(dashboard());
  if (data) return <Page page={data} onRefresh={() => void refetch()} />;
  return (
    <DashboardPage title={t('title')}>
      {error ? (
        <LoadError title={t('load_failed')} {...failedRead(error, t('load_failed'), refetch)} />
      ) : (
        <Panel>
          <SkeletonRows rows={10} />
        </Panel>
      )}
    </DashboardPage>
  );
}

function Page({ page, onRefresh }: { page: Dashboard; onRefresh: () => void }) {
  const ways = useWays(page);
  const { widgets, waiting, as_of, empty } = page;
  const bar = (
    <>
      <RefreshAge as_of={as_of} onRefresh={onRefresh} />
      {!empty && <Adding page={page} ways={ways} />}
      <ToExecutive />
    </>
  );
  return (
    <DashboardPage title={t('title')} bar={bar}>
      <WaitingCard waiting={waiting} />
      {empty ? (
        <NothingYet />
      ) : (
        <ul className={styles.grid}>
          {widgets.map((widget, at) => (
            <WidgetCard key={widget.kind} {...{ widget, at, ways }} count={widgets.length} />
          ))}
        </ul>
      )}
    </DashboardPage>
  );
}

/** The way on for whoever leads more than this organization. */
function ToExecutive() {
  const role = usePermissions().highestRole();
  if (role === null || rank(role) < rank('executive')) return null;
  return (
    <span className={styles.end}>
      <ButtonLink icon={IconPresentationAnalytics} href="/executive" small>
        {t('executive')}
      </ButtonLink>
    </span>
  );
}

function Adding({ page: { hidden, arranged }, ways }: { page: Dashboard; ways: Ways }) {
  const entries = hidden.map((kind) => ({ id: kind, label: t(kind), onSelect: () => ways.add(kind) }));
  return (
    <>
      {entries.length > 0 && (
        <Menu
          align="start"
          trigger={
            <Button icon={IconPlus} small>
              {t('add')}
            </Button>
          }
          entries={entries}
        />
      )}
      {arranged && (
        <Button icon={IconRestore} small variant="ghost" onClick={ways.reset}>
          {t('reset')}
        </Button>
      )}
    </>
  );
}

function NothingYet() {
  const { may } = usePermissions();
  return (
    <Panel>
      <Empty title={t('new')} note={t('new_note')}>
        {may(createProject) && (
          <ButtonLink icon={IconPlus} variant="primary" href="/manager/projects/new">
            {t('new_project')}
          </ButtonLink>
        )}
        <ButtonLink icon={IconClock} href="/daily-activity">
          {t('log_time')}
        </ButtonLink>
      </Empty>
    </Panel>
  );
}
