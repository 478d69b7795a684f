import { IconArchive } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { listClients } from '#contract/clients/endpoints.ts';
import { usePermissions } from '../../../platform/person.ts';
import { Panel } from '../../../ui/card/card.tsx';
import { Person } from '../../../ui/display/avatar.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { CardGrid, CardStack } from '../../../ui/page/dashboard-page.tsx';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { Section, SectionLinks } from '../../../ui/page/section-links.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { AddressesCard } from '../components/addresses/addresses-card.tsx';
import { ClientActivity } from '../components/client-activity.tsx';
import { ClientFacts } from '../components/client-facts.tsx';
import { ClientFamily } from '../components/client-family.tsx';
import { ClientMerges } from '../components/client-merges.tsx';
import { ClientProjects } from '../components/client-projects.tsx';
import { ClientStatusText } from '../components/client-status.tsx';
import { ClientVerbs } from '../components/client-verbs.tsx';
import { ContactsCard } from '../components/contacts/contacts-card.tsx';
import type { ClientSearch } from '../effects/client-address.ts';
import { t } from '../messages.ts';
import { client as readClient } from '../queries.ts';

const Overview = lazy(() => import('../components/overview/overview.tsx'));

const SECTIONS = (['figures', 'attention', 'projects', 'contacts', 'rates', 'history'] as const).map(
  (id) => ({
    ...{ id, label: t(`section_${id}`) },
  }),
);

/** A client, and what other rooms say of it. */
export type ClientScreenProps = {
  id: string;
  search?: ClientSearch;
  /** What was agreed with it, which service types tell. */
  rates?: ReactNode;
  /** What is offered to it, which dealsheets tell whoever may see them. */
  deals?: ReactNode;
  /** What we want of it, which account plans tell whoever may see them. */
  plans?: ReactNode;
};

/** A client from all sides: what its work comes to, what waits, its projects, whom to ask, what was agreed, and what happened. */
export function ClientScreen({ id, search = {}, rates, deals, plans }: ClientScreenProps) {
  const { data: client } = useSuspenseQuery(readClient(id));
  const permissions = usePermissions();
  const list = permissions.may(listClients) ? { href: '/manager/clients' } : {};
  const { parent, owner } = client;
  return (
    <DetailPage
      title={client.name}
      crumbs={[
        { label: t('clients'), ...list },
        ...(parent ? [{ label: parent.name, href: `/manager/clients/${parent.id}` }] : []),
        { label: client.code ?? client.name },
      ]}
      statuses={
        <>
          <ClientStatusText status={client.status} />
          {client.archived_at && <Tag icon={IconArchive}>{t('archived')}</Tag>}
          {owner && <Person name={owner.name} size={20} />}
        </>
      }
      actions={<ClientVerbs client={client} />}
      facts={<ClientFacts client={client} />}
    >
      <CardStack>
        <SectionLinks sections={SECTIONS} />
        {search.from && <p role="status">{t('merged_here', { name: search.from })}</p>}
        <Suspense fallback={<Loading />}>
          <Overview key={client.id} client={client} search={search} />
        </Suspense>
        <Section id="projects">
          <ClientProjects client={client} />
        </Section>
        {plans}
        {deals}
        <Section id="contacts">
          <CardGrid columns="two">
            <ContactsCard client={client} />
            <AddressesCard client={client} />
          </CardGrid>
        </Section>
        <ClientFamily client={client} />
        <Section id="rates">{rates}</Section>
        <ClientMerges id={client.id} />
        <Section id="history">
          <ClientActivity id={client.id} />
        </Section>
      </CardStack>
    </DetailPage>
  );
}

const Loading = () => (
  <Panel flush>
    <SkeletonRows rows={6} />
  </Panel>
);
