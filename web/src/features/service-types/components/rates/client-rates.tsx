import { useQuery } from '@tanstack/react-query';
import type { Client } from '#contract/clients/shapes.ts';
import { addServiceRate, listRates } from '#contract/service-types/rate-endpoints.ts';
import type { ServiceRate } from '#contract/service-types/rate-shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useOrganization, usePermissions } from '../../../../platform/person.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { newRate } from '../../effects/rate-values.ts';
import { words } from '../../effects/words/wide-words.ts';
import { t } from '../../messages.ts';
import { rateCard } from '../../queries.ts';
import { rateColumns } from '../rate-columns.tsx';
import { CardVerbs } from './card-verbs.tsx';
import { RatesTable } from './rates-table.tsx';

const serviceOf = ({ service_type }: ServiceRate): string => service_type?.name ?? '';

type OfClient = Pick<Client, 'id' | 'name' | 'currency' | 'archived_at'>;

/** What a client pays by service type, newest first, for those who may know rates; added to by those who may. */
export function ClientRates({ client }: { client: OfClient }) {
  const format = useFormat();
  const permissions = usePermissions();
  const { currency } = useOrganization();
  const mayRead = permissions.may(listRates);
  const mayAdd = permissions.may(addServiceRate, { service_id: client.id }) && !client.archived_at;
  const rates = useQuery({ ...rateCard(client.id), enabled: mayRead });
  if (!mayRead) return null;
  const first = { id: 'service', header: t('service_type'), cell: serviceOf };
  return (
    <Card
      title={words('rate_card')}
      note={words('rate_card_note')}
      end={
        <CardVerbs
          service={null}
          mayAdd={mayAdd}
          title={t('add_rate_to', { name: client.name })}
          start={() =>
            newRate(client.currency ?? currency, format.today(), { scope: 'client', client_id: client.id })
          }
          scopes={['client']}
        />
      }
      flush
    >
      <RatesTable
        label={words('rate_card')}
        columns={rateColumns({ min_margin_pct: null }, format, first)}
        query={rates}
        nameOf={serviceOf}
        mayChange={mayAdd}
        failed={words('rate_card_failed')}
        empty={<Empty title={words('no_card')} note={words('no_card_note')} />}
      />
    </Card>
  );
}
