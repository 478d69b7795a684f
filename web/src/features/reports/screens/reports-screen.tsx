import type { ReactNode } from 'react';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { type ReportTab, reportTabs } from '../components/report-tabs.ts';
import { t } from '../messages.ts';

type ReportsScreenProps = { pathname: string; kinds: readonly ReportTab[]; children: ReactNode };

/** What pages and people have reported: each kind a tab that fills the page. */
export function ReportsScreen({ pathname, kinds, children }: ReportsScreenProps) {
  const { current, tabs } = reportTabs(pathname, kinds);
  const crumbs = [{ label: t('reports') }, ...(current ? [{ label: t(`tab_${current}`) }] : [])];
  return (
    <DetailPage title={t('reports')} crumbs={crumbs} tabs={tabs} flush filled>
      {children}
    </DetailPage>
  );
}
