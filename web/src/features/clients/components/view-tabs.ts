import type { TabItem } from '../../../ui/action/tabs.tsx';
import { CLIENT_VIEWS, type ClientView } from '../effects/list-address.ts';
import { t } from '../messages.ts';

/** The views as tabs. */
export const viewTabs = (current: ClientView): TabItem[] =>
  CLIENT_VIEWS.map((view) => ({
    id: view,
    label: t(`view_${view}`),
    href: view === 'all' ? '/manager/clients' : `/manager/clients?view=${view}`,
    active: view === current,
  }));
