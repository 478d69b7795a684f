import type { TabItem } from '../../../ui/action/tabs.tsx';
import { t } from '../messages.ts';

/** The kinds of reports, in order; their ids are the last segment of their address. */
export const REPORT_TABS = ['errors', 'feedback'] as const;

/** One kind of reports. */
export type ReportTab = (typeof REPORT_TABS)[number];

/** Address of a kind of reports. */
export const reportsHref = (tab: ReportTab): `/admin/reports/${ReportTab}` => `/admin/reports/${tab}`;

/** The kind of reports that an address names, and those of `kinds` as tabs. */
export const reportTabs = (pathname: string, kinds: readonly ReportTab[]) => {
  const current = REPORT_TABS.find((tab) => pathname.startsWith(reportsHref(tab)));
  const tabs = kinds.map((id): TabItem => {
    return { id, label: t(`tab_${id}`), href: reportsHref(id), active: id === current };
  });
  return { current, tabs };
};
