import { useQuery } from '@tanstack/react-query';
import { useAfterPaint } from '../../../platform/use-after-paint.ts';
import type { TabItem } from '../../../ui/action/tabs.tsx';
import { viewTabs } from '../../../ui/list/parts/view-tabs.ts';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { addressOf, savedViews, VIEWS_AS_TABS } from '../../saved-views/queries.ts';
import { CLIENT_LIST, CLIENT_VIEWS, type ClientListSearch } from '../effects/list-address.ts';
import { t } from '../messages.ts';

/** The views as tabs, then the first saved ones and the one that is open; on a phone that one comes first. */
export function useClientTabs({ view = 'all', saved }: ClientListSearch): TabItem[] {
  const { data: kept } = useQuery({ ...savedViews('clients'), enabled: useAfterPaint() });
  const isPhone = useIsPhone();
  const [first, ...others] = viewTabs({
    ...{ views: CLIENT_VIEWS, path: CLIENT_LIST, current: saved ? undefined : view },
    label: (one) => t(`view_${one}`),
  });
  // The bare address is the way to the view that somebody's list opens with.
  const all = first && { ...first, ...(kept?.home ? { href: `${CLIENT_LIST}?view=all` } : {}) };
  const own = kept?.data
    .filter(({ id }, at) => (!isPhone && at < VIEWS_AS_TABS) || id === saved)
    .map((one) => ({
      ...{ id: one.id, label: one.name, href: addressOf(CLIENT_LIST, one), active: one.id === saved },
    }));
  const builtIn = [...(all ? [all] : []), ...others];
  return isPhone ? [...(own ?? []), ...builtIn] : [...builtIn, ...(own ?? [])];
}
