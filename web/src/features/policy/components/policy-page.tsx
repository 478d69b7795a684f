import type { ReactNode } from 'react';
import type { Crumb } from '../../../ui/page/breadcrumb.tsx';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { POLICY_TABS, type PolicyTab, policyHref } from '../effects/policy-address.ts';
import { t } from '../messages.ts';

type PolicyPageProps = {
  tab: PolicyTab;
  /** A step below the tab, such as the preview of a draft. */
  step?: string;
  statuses?: ReactNode;
  actions?: ReactNode;
  phoneActions?: ReactNode;
  flush?: boolean;
  filled?: boolean;
  children: ReactNode;
};

/** A part of the policy's pages under their tabs. */
export function PolicyPage({ tab, step, ...page }: PolicyPageProps) {
  const part = { label: t(`tab_${tab}`), ...(step ? { href: policyHref(tab) } : {}) };
  const crumbs: Crumb[] = [{ label: t('policy') }, part, ...(step ? [{ label: step }] : [])];
  const tabs = POLICY_TABS.map((id) => ({
    id,
    label: t(`tab_${id}`),
    href: policyHref(id),
    active: id === tab,
  }));
  return <DetailPage title={t('policy')} crumbs={crumbs} tabs={tabs} {...page} />;
}
