import { IconCalendarOff, IconHelpCircle, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { addServiceRate, explainRate } from '#contract/service-types/rate-endpoints.ts';
import type { ServiceRate } from '#contract/service-types/rate-shapes.ts';
import type { ServiceType } from '#contract/service-types/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../platform/person.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useRemoveWithUndo } from '../effects/use-remove-rate.ts';
import { t } from '../messages.ts';
import { serviceRates } from '../queries.ts';
import { AddRateDialog } from './add-rate-dialog.tsx';
import { EndRateDialog } from './end-rate-dialog.tsx';
import { rateColumns, scopeOf } from './rate-columns.tsx';

const WhichRateDialog = lazy(async () => ({
  default: (await import('./which-rate-dialog.tsx')).WhichRateDialog,
}));

/** A service type's rates, newest first, with the verbs for those who may. */
export function RatesCard({ service }: { service: ServiceType }) {
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const mayChange = usePermissions().may(addServiceRate, { service_id: service.id }) && !service.archived_at;
  const [isAdding, setAdding] = useState(false);
  const [ending, setEnding] = useState<ServiceRate | null>(null);
  const { data, error, refetch } = useQuery(serviceRates(service.id));
  const remove = useRemoveWithUndo(service.id);
  return (
    <Card
      title={t('rates')}
      note={t('precedence')}
      end={<CardVerbs mayAdd={mayChange} onAdd={() => setAdding(true)} onAsk={() => setAsking(true)} />}
      flush
    >
      <DataTable
        label={t('rates')}
        columns={rateColumns(service, format)}
        rows={data?.data}
        rowId={({ id }) => id}
        rowLabel={(rate) => `${scopeOf(rate)}, ${format.day(rate.valid_from)}`}
        {...(mayChange
          ? {
              rowActions: (rate: ServiceRate) => [
                { id: 'end', label: t('end_rate'), icon: IconCalendarOff, onSelect: () => setEnding(rate) },
                {
                  id: 'remove',
                  label: t('remove_rate'),
                  icon: IconTrash,
                  danger: true,
                  onSelect: () => remove(rate),
                },
              ],
            }
          : {})}
        error={data ? undefined : failedRead(error, t('rates_failed'), refetch)}
        empty={<Empty title={t('no_rates')} note={t('no_rates_note')} />}
      />
      {isAsking && (
        <Suspense fallback={null}>
          <WhichRateDialog service={service.id} onClose={() => setAsking(false)} />
        </Suspense>
      )}
      {isAdding && <AddRateDialog service={service} onClose={() => setAdding(false)} />}
      {ending && <EndRateDialog service={service} rate={ending} onClose={() => setEnding(null)} />}
    </Card>
  );
}

interface CardVerbsProps {
  readonly mayAdd: boolean;
  readonly onAdd: () => void;
  readonly onAsk: () => void;
}

function CardVerbs({ mayAdd, onAdd, onAsk }: CardVerbsProps) {
  const mayAsk = usePermissions().may(explainRate);
  return (
    <>
      {mayAsk && (
        <Button variant="ghost" small icon={IconHelpCircle} onClick={onAsk}>
          {t('which_rate')}
        </Button>
      )}
      {mayAdd && (
        <Button variant="ghost" small icon={IconPlus} onClick={onAdd}>
          {t('add_rate')}
        </Button>
      )}
    </>
  );
}
