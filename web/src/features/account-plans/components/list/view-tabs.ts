import { useQuery } from '@tanstack/react-query';
import { useAfterPaint } from '../../../../platform/use-after-paint.ts';
import type { TabItem } from '../../../../ui/action/tabs.tsx';
import { viewTabs } from '../../../../ui/list/parts/view-tabs.ts';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import { addressOf, savedViews, VIEWS_AS_TABS } from '../../../saved-views/queries.ts';
import { PLAN_VIEWS, type PlanListSearch } from '../../effects/list-address.ts';
import { PLANS } from '../../effects/plan-address.ts';
import { t } from './messages.ts';

/** The views as tabs, each in this one's layout, then the first saved ones and the one that is open; on a phone that one comes first. */
export function useViewTabs({ view = 'current', saved, layout }: PlanListSearch): TabItem[] {
  const { data: kept } = useQuery({ ...savedViews('account-plans'), enabled: useAfterPaint() });
  const isPhone = useIsPhone();
  const tabs = viewTabs({
    ...{ views: PLAN_VIEWS, path: PLANS, current: saved ? undefined : view },
    label: (one) => t(`view_${one}`),
  });
  const builtIn = tabs.map((tab) => ({ ...tab, href: inLayout(layout, hrefOf(tab, Boolean(kept?.home))) }));
  const own = (kept?.data ?? [])
    .filter(({ id }, at) => (!isPhone && at < VIEWS_AS_TABS) || id === saved)
    .map((one) => ({
      ...{ id: one.id, label: one.name, href: addressOf(PLANS, one), active: one.id === saved },
    }));
  return isPhone ? [...own, ...builtIn] : [...builtIn, ...own];
}

/** The bare address is the way to the view that somebody's list opens with. */
const hrefOf = ({ id, href }: TabItem, hasHome: boolean) =>
  hasHome && href === PLANS ? `${PLANS}?view=${id}` : href;

const inLayout = (layout: PlanListSearch['layout'], href: string) =>
  layout ? `${href}${href.includes('?') ? '&' : '?'}layout=${layout}` : href;
