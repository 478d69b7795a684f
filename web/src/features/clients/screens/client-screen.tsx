import { IconArchive, IconArrowMerge, IconPencil, IconRestore } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { archiveClient, listClients, updateClient } from '#contract/clients/endpoints.ts';
import { mergeClients } from '#contract/clients/merging.ts';
import type { Client } from '#contract/clients/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { usePermissions } from '../../../platform/person.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Figure, Figures } from '../../../ui/card/figure.tsx';
import { Tag } from '../../../ui/display/tag.tsx';
import { CardStack } from '../../../ui/page/dashboard-page.tsx';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { AddressesCard } from '../components/addresses/addresses-card.tsx';
import { ClientActivity } from '../components/client-activity.tsx';
import { ClientFacts } from '../components/client-facts.tsx';
import { ClientFamily } from '../components/client-family.tsx';
import { ClientMerges } from '../components/client-merges.tsx';
import { ClientProjects } from '../components/client-projects.tsx';
import { ClientRates } from '../components/client-rates.tsx';
import { ClientStatusText } from '../components/client-status.tsx';
import { ContactsCard } from '../components/contacts/contacts-card.tsx';
import { useArchive } from '../effects/use-archive.ts';
import { t } from '../messages.ts';
import { client as readClient } from '../queries.ts';

/** A client: its projects and what happened, with the facts at the side. */
export function ClientScreen({ id, from }: { id: string; from?: string | undefined }) {
  const { data: client } = useSuspenseQuery(readClient(id));
  const permissions = usePermissions();
  const list = permissions.may(listClients) ? { href: '/manager/clients' } : {};
  return (
    <DetailPage
      title={client.name}
      crumbs={[{ label: t('clients'), ...list }, { label: client.code ?? client.name }]}
      statuses={
        <>
          <ClientStatusText status={client.status} />
          {client.archived_at && <Tag icon={IconArchive}>{t('archived')}</Tag>}
        </>
      }
      actions={<Verbs client={client} />}
      facts={<ClientFacts client={client} />}
    >
      <CardStack>
        {from && <p role="status">{t('merged_here', { name: from })}</p>}
        <Sums client={client} />
        <ClientFamily client={client} />
        <ClientProjects client={client} />
        <ContactsCard client={client} />
        <AddressesCard client={client} />
        <ClientMerges id={client.id} />
        <ClientRates client={client.id} />
        <ClientActivity id={client.id} />
      </CardStack>
    </DetailPage>
  );
}

function Sums({ client }: { client: Client }) {
  const format = useFormat();
  return (
    <Figures>
      <Figure
        label={t('projects')}
        value={format.number(client.open_projects)}
        of={t('open_of_all', { open: '', all: client.projects }).trim()}
        href={`/manager/projects?view=all&client_id=${client.id}`}
      />
      <Figure label={t('hours')} value={format.duration(client.seconds)} />
    </Figures>
  );
}

function Verbs({ client }: { client: Client }) {
  const permissions = usePermissions();
  const { archive, restore } = useArchive();
  const params = { client_id: client.id };
  if (client.merged_into) return null;
  if (client.archived_at)
    return (
      permissions.may(archiveClient, params) && (
        <Button variant="primary" icon={IconRestore} onClick={() => restore(client)}>
          {t('restore')}
        </Button>
      )
    );
  return (
    <>
      {permissions.may(archiveClient, params) && (
        <Button variant="danger" icon={IconArchive} onClick={() => archive(client)}>
          {t('archive_client')}
        </Button>
      )}
      {permissions.may(mergeClients, { ...params, winner_id: client.id }) && (
        <ButtonLink icon={IconArrowMerge} href={`/manager/clients/${client.id}/merge`}>
          {t('merge')}
        </ButtonLink>
      )}
      {permissions.may(updateClient, params) && (
        <ButtonLink variant="primary" icon={IconPencil} href={`/manager/clients/${client.id}/edit`}>
          {t('edit')}
        </ButtonLink>
      )}
    </>
  );
}
