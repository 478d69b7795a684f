import type { ReactNode } from 'react';
import type { TabItem } from '../../action/tabs.tsx';

type ViewTabs<View extends string> = {
  /** The first one is the view of the bare address. */
  views: readonly View[];
  /** None while something else is open, such as a saved view. */
  current: View | undefined;
  /** Address of the list. */
  path: string;
  label: (view: View) => string;
  count?: (view: View) => ReactNode;
};

/** A list's views as tabs, each with its address. */
export const viewTabs = <View extends string>({
  views,
  current,
  path,
  label,
  count,
}: ViewTabs<View>): TabItem[] =>
  views.map((view, at) => ({
    id: view,
    label: label(view),
    href: at === 0 ? path : `${path}?view=${view}`,
    count: count?.(view),
    active: view === current,
  }));
