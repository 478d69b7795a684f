import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { listProjectChanges } from '#contract/projects/endpoints.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../platform/person.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Panel } from '../../../ui/card/card.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { filtersOn } from '../../../ui/list/filter-definition.ts';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { NothingFound } from '../../../ui/state/nothing-found.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import styles from '../components/activity/activity.module.css';
import { DayCard } from '../components/activity/day-card.tsx';
import { daysOf } from '../components/activity/days.ts';
import { t } from '../components/activity/messages.ts';
import { useActivityFilters } from '../components/activity/use-activity-filters.ts';
import { t as words } from '../components/changes/messages.ts';
import { ProjectChanges } from '../components/changes/project-changes.tsx';
import type { ActivitySearch } from '../effects/activity-address.ts';
import { project, projectActivity } from '../queries.ts';

type ProjectActivityScreenProps = { project_id: string; search: ActivitySearch };

/** The time logged on a project, day by day, newest first, beside what happened to it for those who may see that. */
export function ProjectActivityScreen({ project_id, search }: ProjectActivityScreenProps) {
  const { filters, value, change } = useActivityFilters(project_id, search);
  const { data: shown } = useSuspenseQuery(project(project_id));
  const maySee = usePermissions().may(listProjectChanges, { project_id });
  const on = filtersOn(filters, value).map(({ label }) => label);
  const feed = (
    <div className={styles.feed}>
      <Feed project_id={project_id} search={search} on={on} onClear={() => change({})} />
    </div>
  );
  return (
    <div className={styles.feed}>
      <div className={styles.filters}>
        <FilterBar filters={filters} value={value} onChange={change} />
      </div>
      {maySee ? (
        <div className={styles.beside}>
          {feed}
          <ProjectChanges project={shown} title={words('happened')} />
        </div>
      ) : (
        feed
      )}
    </div>
  );
}

type FeedProps = ProjectActivityScreenProps & { on: readonly string[]; onClear: () => void };

function Feed({ project_id, search, on, onClear }: FeedProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    projectActivity(project_id, search),
  );
  if (!data && error) return <LoadError {...failedRead(error, t('activity_failed'), refetch)} />;
  if (!data)
    return (
      <Panel>
        <SkeletonRows rows={8} height={48} />
      </Panel>
    );
  const entries = data.pages.flatMap((page) => page.data);
  if (entries.length === 0)
    return (
      <Panel>
        {on.length > 0 ? (
          <NothingFound title={t('nothing_found')} filters={on} onClear={onClear} />
        ) : (
          <Empty title={t('nothing')} note={t('nothing_note')}>
            <ButtonLink href={`/daily-activity?project_id=${project_id}`}>{t('log_time')}</ButtonLink>
          </Empty>
        )}
      </Panel>
    );
  return (
    <>
      {daysOf(entries, hasNextPage).map((day) => (
        <DayCard key={day.day} day={day} />
      ))}
      <div className={styles.more}>
        {hasNextPage ? (
          <Button onClick={() => void fetchNextPage()} disabled={isFetchingNextPage}>
            {t('more')}
          </Button>
        ) : (
          <span>{t('all_shown', { count: entries.length })}</span>
        )}
      </div>
    </>
  );
}
