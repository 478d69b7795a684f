import { useQuery } from '@tanstack/react-query';
import { VIEW_COUNT_LIMIT } from '#contract/projects/endpoints.ts';
import { useAfterPaint } from '../../../platform/use-after-paint.ts';
import { viewTabs } from '../../../ui/list/parts/view-tabs.ts';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { addressOf, savedViews, VIEWS_AS_TABS } from '../../saved-views/queries.ts';
import { PROJECT_VIEWS, type ProjectListSearch, type ProjectView } from '../effects/list-address.ts';
import { t } from '../messages.ts';
import { projectViews } from '../queries.ts';

/** As wide as one figure: keeps the place of a count that is on its way, so that the tabs after it stand still. */
const PLACE = '\u2007';

const written = (count: number | undefined) =>
  count !== undefined && count > VIEW_COUNT_LIMIT ? `${VIEW_COUNT_LIMIT}+` : count;

/**
 * The views as tabs with their counts, then the first saved ones and the one that is open; and the count of the current
 * one. "All" and saved ones aren't counted. `path` is the list's address.
 */
export function useViewTabs({ view = 'open', saved }: ProjectListSearch, path: string) {
  const enabled = useAfterPaint();
  const { data, isPending, fetchStatus } = useQuery({ ...projectViews(), enabled });
  const place = isPending && fetchStatus !== 'paused' ? PLACE : undefined;
  const { data: kept } = useQuery({ ...savedViews('projects'), enabled });
  const isPhone = useIsPhone();
  const atMost = isPhone ? 0 : VIEWS_AS_TABS;
  const countOf = (one: ProjectView) => (one === 'all' ? undefined : written(data?.[one]));
  const [first, ...others] = viewTabs({
    views: PROJECT_VIEWS,
    current: saved ? undefined : view,
    path,
    label: (one) => t(`view_${one}`),
    count: (one) => countOf(one) ?? (one === 'all' ? undefined : place),
  });
  // The bare address is the way to the view that somebody's list opens with.
  const open = first && { ...first, ...(kept?.home ? { href: `${path}?view=open` } : {}) };
  const own = kept?.data.filter(({ id }, at) => at < atMost || id === saved) ?? [];
  const tabs = own.map((one) => ({
    id: one.id,
    label: one.name,
    href: addressOf(path, one),
    active: one.id === saved,
  }));
  const builtIn = [...(open ? [open] : []), ...others];
  // On a phone most tabs are out of sight: the one that is open comes first.
  return {
    tabs: isPhone ? [...tabs, ...builtIn] : [...builtIn, ...tabs],
    count: saved ? undefined : countOf(view),
  };
}
