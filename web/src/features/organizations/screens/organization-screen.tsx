import type { ReactNode } from 'react';
import { useOrganization } from '../../../platform/person.ts';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { useOrganizationTabs } from '../components/organization-tabs.ts';
import { t } from '../messages.ts';

type OrganizationScreenProps = { pathname: string; children: ReactNode };

/** This tab's organization: its name and its parts as tabs. */
export function OrganizationScreen({ pathname, children }: OrganizationScreenProps) {
  const { id, name } = useOrganization();
  const { current, tabs } = useOrganizationTabs(id, pathname);
  const isFilled = current?.filled ?? false;
  return (
    <DetailPage
      title={name}
      crumbs={[{ label: name }, ...(current ? [{ label: t(`tab_${current.id}`) }] : [])]}
      tabs={tabs}
      flush={isFilled || (current?.flush ?? false)}
      filled={isFilled}
    >
      {children}
    </DetailPage>
  );
}
