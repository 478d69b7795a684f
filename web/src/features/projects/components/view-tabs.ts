import { useQuery } from '@tanstack/react-query';
import { VIEW_COUNT_LIMIT } from '#contract/projects/endpoints.ts';
import { viewTabs } from '../../../ui/list/parts/view-tabs.ts';
import { PROJECT_VIEWS, type ProjectView } from '../effects/list-address.ts';
import { t } from '../messages.ts';
import { projectViews } from '../queries.ts';

const written = (count: number | undefined) =>
  count !== undefined && count > VIEW_COUNT_LIMIT ? `${VIEW_COUNT_LIMIT}+` : count;

/** The views as tabs with their counts, and the count of the current one; "all" isn't counted. */
export function useViewTabs(current: ProjectView) {
  const { data } = useQuery(projectViews());
  const countOf = (view: ProjectView) => (view === 'all' ? undefined : written(data?.[view]));
  const tabs = viewTabs({
    views: PROJECT_VIEWS,
    current,
    path: '/manager/projects',
    label: (view) => t(`view_${view}`),
    count: countOf,
  });
  return { tabs, count: countOf(current) };
}
