import type { RateAnswer } from '#contract/service-types/rate-shapes.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { Figure, Figures } from '../../../ui/card/figure.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../ui/table/model/data-column.ts';
import { words } from '../effects/words/member-words.ts';
import { t } from '../messages.ts';
import { Margin } from './margin.tsx';
import { scopeOf } from './rate-columns.tsx';

type Lost = RateAnswer['lost'][number];

const columnsOf = (format: Format): DataColumn<Lost>[] => [
  { id: 'scope', header: t('scope'), cell: ({ rate }) => scopeOf(rate), look: 'name', card: 'title' },
  { id: 'why', header: t('why'), cell: ({ why }) => t(`lost_${why}`), look: 'muted', card: 'subtitle' },
  {
    id: 'bill_rate',
    header: t('bill_rate'),
    cell: ({ rate: { bill_rate, currency } }) => format.rate(bill_rate, currency),
    align: 'end',
    look: 'figures',
    card: 'topRight',
  },
];

interface RateReasonProps {
  readonly data: RateAnswer | undefined;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

/** The rate that counts with its reason, and those that lost. */
export function RateReason({ data, error, refetch }: RateReasonProps) {
  const format = useFormat();
  return (
    <>
      {data && <Chosen answer={data} />}
      <DataTable
        label={t('lost')}
        columns={columnsOf(format)}
        rows={data?.lost}
        rowId={({ rate }) => rate.id}
        rowLabel={({ rate }) => `${scopeOf(rate)}, ${format.day(rate.valid_from)}`}
        error={data ? undefined : failedRead(error, t('which_failed'), refetch)}
        empty={<Empty title={t('lost_none')} />}
      />
    </>
  );
}

function Chosen({ answer }: { answer: RateAnswer }) {
  const { chosen, withheld, client, level, unit, min_margin_pct } = answer;
  const format = useFormat();
  if (withheld) return <Empty title={words('which_withheld')} note={words('which_withheld_note')} />;
  if (!chosen) return <Empty title={t('which_none')} note={t('which_none_note')} />;
  const names = { client: client?.name ?? '', level: level ?? '' };
  return (
    <section aria-label={t('which_rate')}>
      <Figures>
        <Figure
          label={t('bill_rate')}
          value={format.rate(chosen.bill_rate, chosen.currency)}
          of={t(`per_${unit}`)}
          lines={[{ text: scopeOf(chosen) }]}
        />
        {chosen.cost_rate !== null && (
          <Figure label={t('cost_rate')} value={format.rate(chosen.cost_rate, chosen.currency)} />
        )}
        <Figure label={t('margin')} value={<Margin rate={chosen} lowest={min_margin_pct} />} />
      </Figures>
      <p>{t(`why_${chosen.scope}`, names)}</p>
    </section>
  );
}
