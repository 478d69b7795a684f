import { IconCalendarPlus, IconHistory, IconPrinter, IconSend } from '@tabler/icons-react';
import { createShift } from '#contract/shifts/shift-endpoints.ts';
import { usePermissions } from '../../../platform/person.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { TabActions } from '../../../ui/page/tab-actions.tsx';
import { MoreVerbs } from '../components/more-verbs.tsx';
import { RosterBody } from '../components/roster-body.tsx';
import { SwapsLink } from '../components/swaps/swaps-link.tsx';
import { useTasks } from '../components/use-tasks.ts';
import { ROSTER_VIEWS, type RosterSearch, rosterHref } from '../effects/roster-address.ts';
import { useRoster } from '../effects/use-roster.ts';
import { t } from '../messages.ts';

type RosterScreenProps = { project_id: string; search: RosterSearch };

/** Who works when on a project: what is planned for those who plan it, what was told for everybody else. */
export function RosterScreen({ project_id, search }: RosterScreenProps) {
  const read = useRoster(project_id, search);
  const tasks = useTasks();
  const { roster, date } = read;
  const mayPlan = usePermissions().may(createShift, { project_id }) && roster?.planning === true;
  const path = `/manager/projects/${project_id}/roster`;
  const swaps = rosterHref(path, { ...search, swaps: true });
  const count = roster?.unpublished ?? 0;
  const publish = () => tasks.start({ do: 'publish' });
  const today = roster && date >= roster.today ? date : roster?.today;
  return (
    <>
      <TabActions
        phone={
          mayPlan && (
            <Button variant={count > 0 ? 'primary' : 'default'} onClick={publish}>
              {count > 0 ? t('publish_short', { count }) : t('published')}
            </Button>
          )
        }
      >
        <IconButton icon={IconPrinter} label={t('print')} onClick={() => window.print()} />
        {mayPlan && <SwapsLink project_id={project_id} href={swaps} />}
        {mayPlan && today && (
          <Button
            icon={IconCalendarPlus}
            onClick={() => tasks.start({ do: 'add', day: today, member_id: null })}
          >
            {t('add_shift')}
          </Button>
        )}
        {mayPlan && (
          <Button
            variant={count > 0 ? 'primary' : 'default'}
            icon={count > 0 ? IconSend : IconHistory}
            onClick={publish}
          >
            {count > 0 ? t('publish', { count }) : t('published')}
          </Button>
        )}
        {mayPlan && <MoreVerbs day={date} swaps={swaps} onTask={tasks.start} />}
      </TabActions>
      <RosterBody {...{ project_id, search, read, tasks, mayPlan }} path={path} views={ROSTER_VIEWS} />
    </>
  );
}
