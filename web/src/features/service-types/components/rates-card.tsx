import { useQuery } from '@tanstack/react-query';
import { addServiceRate } from '#contract/service-types/rate-endpoints.ts';
import { RATE_SCOPES, type ServiceType } from '#contract/service-types/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useOrganization, usePermissions } from '../../../platform/person.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { newRate } from '../effects/rate-values.ts';
import { t } from '../messages.ts';
import { serviceRates } from '../queries.ts';
import { rateColumns } from './rate-columns.tsx';
import { CardVerbs } from './rates/card-verbs.tsx';
import { RatesTable } from './rates/rates-table.tsx';

const SCOPES_OF_A_SERVICE = RATE_SCOPES.filter((scope) => scope !== 'organization');

/** A service type's rates, newest first, with the verbs for those who may. */
export function RatesCard({ service }: { service: ServiceType }) {
  const format = useFormat();
  const { currency } = useOrganization();
  const mayChange = usePermissions().may(addServiceRate, { service_id: service.id }) && !service.archived_at;
  const rates = useQuery(serviceRates(service.id));
  return (
    <Card
      title={t('rates')}
      note={t('precedence')}
      end={
        <CardVerbs
          service={service.id}
          mayAdd={mayChange}
          title={t('add_rate_to', { name: service.name })}
          start={() =>
            newRate(service.current_rate?.currency ?? currency, format.today(), {
              service_type_id: service.id,
            })
          }
          scopes={SCOPES_OF_A_SERVICE}
        />
      }
      flush
    >
      <RatesTable
        label={t('rates')}
        columns={rateColumns(service, format)}
        query={rates}
        mayChange={mayChange}
        failed={t('rates_failed')}
        empty={<Empty title={t('no_rates')} note={t('no_rates_note')} />}
      />
    </Card>
  );
}
