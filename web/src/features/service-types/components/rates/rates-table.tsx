import { IconCalendarOff, IconCalendarPlus, IconTrash } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ServiceRate } from '#contract/service-types/rate-shapes.ts';
import { standingOf } from '#contract/service-types/rates.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { instead } from '../../effects/rate-values.ts';
import { useRemoveWithUndo } from '../../effects/use-remove-rate.ts';
import { words } from '../../effects/words/preview-words.ts';
import { t } from '../../messages.ts';
import { scopeOf } from '../rate-columns.tsx';

const EndRateDialog = lazy(() => import('../end-rate-dialog.tsx'));
const AddRateDialog = lazy(() => import('../add-rate-dialog.tsx'));

interface RatesTableProps {
  readonly label: string;
  readonly columns: DataColumn<ServiceRate>[];
  readonly query: {
    readonly data: { readonly data: readonly ServiceRate[] } | undefined;
    readonly error: Error | null;
    readonly refetch: () => Promise<unknown>;
  };
  /** Names a rate beside its first day; for whom it is unless told. */
  readonly nameOf?: (rate: ServiceRate) => string;
  readonly mayChange: boolean;
  readonly failed: string;
  readonly empty: ReactNode;
}

/** Rates, newest first, with the verbs for those who may. */
export function RatesTable({ query, nameOf = scopeOf, mayChange, failed, ...table }: RatesTableProps) {
  const format = useFormat();
  const [ending, setEnding] = useState<ServiceRate | null>(null);
  const [changing, setChanging] = useState<ServiceRate | null>(null);
  const remove = useRemoveWithUndo();
  const verbsOf = (rate: ServiceRate) => [
    ...(standingOf(rate, format.today()) === 'current'
      ? [
          {
            ...{ id: 'change', label: words('change_rate'), icon: IconCalendarPlus },
            onSelect: () => setChanging(rate),
          },
        ]
      : []),
    { id: 'end', label: t('end_rate'), icon: IconCalendarOff, onSelect: () => setEnding(rate) },
    { id: 'remove', label: t('remove_rate'), icon: IconTrash, danger: true, onSelect: () => remove(rate) },
  ];
  return (
    <>
      <DataTable
        {...table}
        rows={query.data?.data}
        rowId={({ id }) => id}
        rowLabel={(rate) => `${nameOf(rate)}, ${format.day(rate.valid_from)}`}
        {...(mayChange ? { rowActions: verbsOf } : {})}
        error={query.data ? undefined : failedRead(query.error, failed, query.refetch)}
      />
      <Suspense fallback={null}>
        {ending && <EndRateDialog rate={ending} onClose={() => setEnding(null)} />}
        {changing && (
          <AddRateDialog
            title={words('change_rate_of', { name: nameOf(changing) })}
            start={instead(changing, format.today())}
            scopes={[changing.scope]}
            onClose={() => setChanging(null)}
          />
        )}
      </Suspense>
    </>
  );
}
