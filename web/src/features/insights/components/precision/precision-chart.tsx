import type { KindPrecision } from '#contract/insights/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Panel } from '../../../../ui/card/card.tsx';
import { BarRows } from '../../../../ui/chart/bar-rows.tsx';
import { ChartCard } from '../../../../ui/chart/chart-card.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { t as kinds } from '../../effects/words/kind-messages.ts';
import { t } from './messages.ts';
import { isTelling, LEAST_DECIDED } from './precision-words.ts';

/** How right each kind was of which enough is decided, the rightest first. */
export function PrecisionChart({ of }: { of: readonly KindPrecision[] }) {
  const format = useFormat();
  const telling = of
    .filter(isTelling)
    .sort((one, other) => (other.precision_pct ?? 0) - (one.precision_pct ?? 0));
  const share = (pct: number) => format.percent(pct / 100);
  if (telling.length === 0)
    return (
      <Panel>
        <Text muted>{t('too_few_all', { least: LEAST_DECIDED })}</Text>
      </Panel>
    );
  const data = {
    categoryLabel: t('kind'),
    categories: telling.map(({ kind }) => ({ label: kinds(kind) })),
    series: [
      { id: 'precision', label: t('precision'), values: telling.map(({ precision_pct }) => precision_pct) },
      {
        ...{ id: 'accepted', label: t('accepted'), format: format.number },
        values: telling.map(({ accepted }) => accepted),
      },
      {
        ...{ id: 'dismissed', label: t('dismissed'), format: format.number },
        values: telling.map(({ dismissed }) => dismissed),
      },
    ],
    format: share,
  };
  return (
    <ChartCard
      title={t('chart')}
      note={t('chart_note', { least: LEAST_DECIDED })}
      data={data}
      caption={t('note')}
    >
      <BarRows
        rows={telling.map(({ kind, precision_pct, accepted, decided }) => ({
          ...{ id: kind, label: kinds(kind), value: precision_pct ?? 0 },
          shown: t('of', { share: share(precision_pct ?? 0), accepted, decided }),
        }))}
        format={share}
        whole={100}
      />
    </ChartCard>
  );
}
