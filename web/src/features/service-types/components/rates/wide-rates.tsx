import { useQuery } from '@tanstack/react-query';
import { addRate } from '#contract/service-types/rate-endpoints.ts';
import { SCOPES_OF_ALL_SERVICES } from '#contract/service-types/rate-shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useOrganization, usePermissions } from '../../../../platform/person.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { newRate } from '../../effects/rate-values.ts';
import { words } from '../../effects/words/wide-words.ts';
import { wideRates } from '../../queries.ts';
import { rateColumns } from '../rate-columns.tsx';
import { CardVerbs } from './card-verbs.tsx';
import { RatesTable } from './rates-table.tsx';

/** The organization's default rate, and people's rates for whatever they do. */
export function WideRates() {
  const format = useFormat();
  const { currency } = useOrganization();
  const mayAdd = usePermissions().may(addRate);
  const rates = useQuery(wideRates());
  return (
    <Card
      title={words('wide_rates')}
      note={words('wide_rates_note')}
      end={
        <CardVerbs
          service={null}
          mayAdd={mayAdd}
          title={words('add_wide_rate')}
          start={() => newRate(currency, format.today(), { scope: 'organization' })}
          scopes={SCOPES_OF_ALL_SERVICES}
        />
      }
      flush
    >
      <RatesTable
        label={words('wide_rates')}
        columns={rateColumns({ min_margin_pct: null }, format)}
        query={rates}
        mayChange={mayAdd}
        failed={words('wide_rates_failed')}
        empty={<Empty title={words('no_wide_rates')} note={words('no_wide_rates_note')} />}
      />
    </Card>
  );
}
