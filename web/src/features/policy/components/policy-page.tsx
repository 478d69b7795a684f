import type { ReactNode } from 'react';
import type { Crumb } from '../../../ui/page/breadcrumb.tsx';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { POLICY_TABS, type PolicyTab, policyHref } from '../effects/policy-address.ts';
import { t } from '../messages.ts';

type PolicyPageProps = {
  tab: PolicyTab;
  /** A step below the tab, such as the preview of a draft. */
  crumb?: string;
  statuses?: ReactNode;
  actions?: ReactNode;
  flush?: boolean;
  filled?: boolean;
  children: ReactNode;
};

/** A part of the policy's pages under their tabs. */
export function PolicyPage({ tab, crumb, ...page }: PolicyPageProps) {
  const here = { label: t('policy'), ...(crumb ? { href: policyHref(tab) } : {}) };
  const crumbs: Crumb[] = [{ label: t('admin') }, here, ...(crumb ? [{ label: crumb }] : [])];
  const tabs = POLICY_TABS.map((id) => ({
    id,
    label: t(`tab_${id}`),
    href: policyHref(id),
    active: id === tab,
  }));
  return <DetailPage title={crumb ?? t('policy')} crumbs={crumbs} tabs={tabs} {...page} />;
}
