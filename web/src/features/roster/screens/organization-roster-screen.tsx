import { IconCalendarPlus, IconPrinter } from '@tabler/icons-react';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Tabs } from '../../../ui/action/tabs.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import styles from '../components/roster.module.css';
import { RosterBody } from '../components/roster-body.tsx';
import { useTasks } from '../components/use-tasks.ts';
import { ROSTER_VIEWS, type RosterSearch } from '../effects/roster-address.ts';
import { useRoster } from '../effects/use-roster.ts';
import { t } from '../messages.ts';

/** So many days of every project at once are never asked for. */
const VIEWS = ROSTER_VIEWS.filter((view) => view !== 'month');

const TABS = [
  { id: 'roster', label: t('roster'), href: '/roster', active: true },
  { id: 'capacity', label: t('capacity'), href: '/roster/capacity' },
];

/** Who works when, on every project that one may see; each planned by whoever plans it, published by project. */
export function OrganizationRosterScreen({ search }: { search: RosterSearch }) {
  const { view, ...others } = search;
  const shown = view === 'month' ? others : search;
  const read = useRoster(null, shown);
  const { roster, date } = read;
  const tasks = useTasks();
  const mayPlan = roster?.planning === true;
  const day = roster && date < roster.today ? roster.today : date;
  return (
    <div className={styles.page}>
      <PageHead title={t('roster')} />
      <h1 className={styles.printed}>{t('roster')}</h1>
      <div className={styles.tabs}>
        <Tabs label={t('views')} items={TABS} tall bare />
      </div>
      <RosterBody
        {...{ read, tasks, mayPlan }}
        search={shown}
        project_id={null}
        path="/roster"
        views={VIEWS}
        verbs={
          <>
            <IconButton small icon={IconPrinter} label={t('print')} onClick={() => window.print()} />
            {mayPlan && (
              <Button
                small
                icon={IconCalendarPlus}
                onClick={() => tasks.start({ do: 'add', day, member_id: null })}
              >
                {t('add_shift')}
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
