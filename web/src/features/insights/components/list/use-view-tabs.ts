import { useQuery } from '@tanstack/react-query';
import type { InsightOverview } from '#contract/insights/shapes.ts';
import { useAfterPaint } from '../../../../platform/use-after-paint.ts';
import type { TabItem } from '../../../../ui/action/tabs.tsx';
import { viewTabs } from '../../../../ui/list/parts/view-tabs.ts';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import { addressOf, savedViews, VIEWS_AS_TABS } from '../../../saved-views/queries.ts';
import { INSIGHT_VIEWS, type InsightsSearch, RPAI } from '../../effects/insights-address.ts';
import { t } from '../../messages.ts';

/** The states as tabs, the open ones with how many there are; then the first saved views and the one that is open. */
export function useViewTabs(
  { view = 'open', saved }: InsightsSearch,
  overview: InsightOverview | undefined,
): TabItem[] {
  const { data: kept } = useQuery({ ...savedViews('insights'), enabled: useAfterPaint() });
  const isPhone = useIsPhone();
  const open = overview && openOf(overview);
  const tabs = viewTabs({
    ...{ views: INSIGHT_VIEWS, path: RPAI, current: saved ? undefined : view },
    label: (one) => t(`view_${one}`),
    count: (one) => (one === 'open' && open ? open : undefined),
  });
  const builtIn = tabs.map((tab) =>
    kept?.home && tab.href === RPAI ? { ...tab, href: `${RPAI}?view=${tab.id}` } : tab,
  );
  const own = (kept?.data ?? [])
    .filter(({ id }, at) => (!isPhone && at < VIEWS_AS_TABS) || id === saved)
    .map((one) => ({ id: one.id, label: one.name, href: addressOf(RPAI, one), active: one.id === saved }));
  return isPhone ? [...own, ...builtIn] : [...builtIn, ...own];
}

/** How many insights are open. */
export const openOf = ({ kinds }: Pick<InsightOverview, 'kinds'>): number =>
  kinds.reduce((sum, { open: { high, medium, low } }) => sum + high + medium + low, 0);
