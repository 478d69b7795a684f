import { useQuery } from '@tanstack/react-query';
import { useAfterPaint } from '../../../../platform/use-after-paint.ts';
import type { TabItem } from '../../../../ui/action/tabs.tsx';
import { viewTabs } from '../../../../ui/list/parts/view-tabs.ts';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import { addressOf, savedViews, VIEWS_AS_TABS } from '../../../saved-views/queries.ts';
import { DEALSHEET_VIEWS, DEALSHEETS, type DealsheetListSearch } from '../../effects/list-address.ts';
import { t } from '../../messages.ts';

/** The views as tabs, each shown as this one is, then the first saved ones and the one that is open; on a phone that one comes first. */
export function useViewTabs({ view = 'pipeline', saved, show }: DealsheetListSearch): TabItem[] {
  const { data: kept } = useQuery({ ...savedViews('dealsheets'), enabled: useAfterPaint() });
  const isPhone = useIsPhone();
  const tabs = viewTabs({
    ...{ views: DEALSHEET_VIEWS, path: DEALSHEETS, current: saved ? undefined : view },
    label: (one) => t(`view_${one}`),
  });
  const builtIn = tabs.map((tab) => ({ ...tab, href: shownAs(show, hrefOf(tab, Boolean(kept?.home))) }));
  const own = (kept?.data ?? [])
    .filter(({ id }, at) => (!isPhone && at < VIEWS_AS_TABS) || id === saved)
    .map((one) => ({
      ...{ id: one.id, label: one.name, href: addressOf(DEALSHEETS, one), active: one.id === saved },
    }));
  return isPhone ? [...own, ...builtIn] : [...builtIn, ...own];
}

/** The bare address is the way to the view that somebody's list opens with. */
const hrefOf = ({ id, href }: TabItem, hasHome: boolean) =>
  hasHome && href === DEALSHEETS ? `${DEALSHEETS}?view=${id}` : href;

const shownAs = (show: DealsheetListSearch['show'], href: string) =>
  show ? `${href}${href.includes('?') ? '&' : '?'}show=${show}` : href;
