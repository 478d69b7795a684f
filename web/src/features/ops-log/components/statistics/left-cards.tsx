import { useFormat } from '../../../../platform/format/use-format.ts';
import { BarRows } from '../../../../ui/chart/bar-rows.tsx';
import { ChartCard } from '../../../../ui/chart/chart-card.tsx';
import type { ChartData } from '../../../../ui/chart/chart-data.ts';
import type { Tone } from '../../../../ui/display/status-text.tsx';
import { v } from '../../effects/view-words.ts';
import { t } from './messages.ts';
import type { Counted } from './places.ts';
import styles from './statistics.module.css';
import { sum } from './times.ts';

/** What isn't settled, by how long ago it happened. */
export function OpenCard({ statistics: { open }, rowsEver }: Counted) {
  const format = useFormat();
  const href = ({ from, to }: (typeof open)[number]) =>
    rowsEver({ open: 'yes', ...(from ? { from } : {}), to });
  const data: ChartData = {
    categoryLabel: t('age'),
    categories: open.map((one) => ({ id: one.age, label: t(`age_${one.age}`), href: href(one) })),
    series: [
      { id: 'entries', label: t('open_now'), values: open.map(({ entries }) => entries) },
      { id: 'grave', label: t('grave_head'), values: open.map(({ grave }) => grave) },
    ],
    format: (value) => format.number(value),
    plain: String,
  };
  return (
    <ChartCard title={t('open_by_age')} note={t('open_note')} data={data} caption={t('open_caption')}>
      {sum(open) === 0 ? (
        <p className={styles.none}>{t('nothing_open')}</p>
      ) : (
        <BarRows
          rows={open.map((one) => ({
            ...{ id: one.age, label: t(`age_${one.age}`), value: one.entries, href: href(one) },
            ...(one.grave > 0 ? { note: t('open_grave', { count: one.grave }) } : {}),
          }))}
          format={(value) => format.number(value)}
        />
      )}
    </ChartCard>
  );
}

const TONES: Readonly<Record<string, Tone>> = { on_time: 'ok', late: 'warn', disputed: 'bad' };

/** How many handovers were on time, late or disputed; `grace` = minutes after the end of a shift that are on time. */
export function HandoversCard({ statistics: { handovers }, rows, grace }: Counted & { grace: number }) {
  const format = useFormat();
  const all = sum(handovers);
  const shown = handovers.filter(
    ({ outcome, entries }) => entries > 0 || (outcome !== 'waiting' && outcome !== 'drafted'),
  );
  const categories = shown.map(({ outcome }) => ({
    ...{ id: outcome, label: v(`outcome_${outcome}`), href: rows({ handover: [outcome] }) },
  }));
  const data: ChartData = {
    ...{ categoryLabel: t('outcome'), categories },
    series: [{ id: 'entries', label: t('handovers'), values: shown.map(({ entries }) => entries) }],
    format: (value) => format.number(value),
    plain: String,
  };
  return (
    <ChartCard title={t('handovers')} data={data} caption={t('handovers_caption', { count: grace })}>
      {all === 0 ? (
        <p className={styles.none}>{t('no_handovers')}</p>
      ) : (
        <BarRows
          rows={shown.map(({ outcome, entries }) => ({
            ...{ id: outcome, label: v(`outcome_${outcome}`), value: entries },
            ...{ note: format.percent(entries / all), href: rows({ handover: [outcome] }) },
            tone: TONES[outcome] ?? 'info',
          }))}
          format={(value) => format.number(value)}
        />
      )}
    </ChartCard>
  );
}
