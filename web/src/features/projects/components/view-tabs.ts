import { useQuery } from '@tanstack/react-query';
import { VIEW_COUNT_LIMIT } from '#contract/projects/endpoints.ts';
import type { TabItem } from '../../../ui/action/tabs.tsx';
import { PROJECT_VIEWS, type ProjectView } from '../effects/list-address.ts';
import { t } from '../messages.ts';
import { projectViews } from '../queries.ts';

const written = (count: number | undefined) =>
  count !== undefined && count > VIEW_COUNT_LIMIT ? `${VIEW_COUNT_LIMIT}+` : count;

/** The views as tabs with their counts, and the count of the current one; "all" isn't counted. */
export function useViewTabs(current: ProjectView) {
  const { data } = useQuery(projectViews());
  const countOf = (view: ProjectView) => (view === 'all' ? undefined : written(data?.[view]));
  const tabs: TabItem[] = PROJECT_VIEWS.map((view) => ({
    id: view,
    label: t(`view_${view}`),
    href: view === 'open' ? '/manager/projects' : `/manager/projects?view=${view}`,
    count: countOf(view),
    active: view === current,
  }));
  return { tabs, count: countOf(current) };
}
