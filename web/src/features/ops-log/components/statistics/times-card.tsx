import type { Severity } from '#contract/ops-log/states.ts';
import type { OpsLogStatistics } from '#contract/ops-log/statistics.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { BarRows } from '../../../../ui/chart/bar-rows.tsx';
import { ChartCard } from '../../../../ui/chart/chart-card.tsx';
import type { ChartData } from '../../../../ui/chart/chart-data.ts';
import { t as log } from '../../messages.ts';
import { t } from './messages.ts';
import type { Counted } from './places.ts';
import styles from './statistics.module.css';
import { spelled } from './times.ts';

type Incidents = OpsLogStatistics['incidents'][number];
type Step = 'acknowledged' | 'resolved';

/** How long incidents took, by severity: the median as a bar up to the 90th percentile. */
export function TimesCard({ statistics: { incidents }, rows }: Counted) {
  const { spelledDuration } = useFormat();
  const spell = (seconds: number) => spelled(spelledDuration, seconds);
  const href = (severity: Severity) => rows({ type: ['incident'], severity: [severity] });
  return (
    <ChartCard
      title={t('by_severity')}
      note={t('times_note')}
      data={dataOf(incidents, spell, href)}
      caption={t('times_caption')}
    >
      {incidents.length === 0 ? (
        <p className={styles.none}>{t('no_incidents')}</p>
      ) : (
        (['acknowledged', 'resolved'] as const).map((step) => (
          <Times key={step} {...{ step, incidents, spell, href }} />
        ))
      )}
    </ChartCard>
  );
}

type TimesProps = {
  step: Step;
  incidents: readonly Incidents[];
  spell: (seconds: number) => string;
  href: (severity: Severity) => string;
};

const Times = ({ step, incidents, spell, href }: TimesProps) => (
  <section className={styles.times} aria-label={t(step)}>
    <h3 className={styles.step}>{t(step)}</h3>
    <BarRows
      rows={incidents.map(({ severity, entries, [step]: { entries: done, median_s, p90_s } }) => ({
        id: severity,
        label: `${log(`severity_${severity}`)} · ${t('of_count', { done, all: entries })}`,
        value: p90_s ?? 0,
        part: median_s ?? 0,
        note: p90_s === null ? '' : t('nine_of_ten', { time: spell(p90_s) }),
        shown: median_s === null ? t('not_yet') : spell(median_s),
        href: href(severity),
      }))}
      format={spell}
    />
  </section>
);

const dataOf = (
  incidents: readonly Incidents[],
  spell: (seconds: number) => string,
  href: (severity: Severity) => string,
): ChartData => {
  const times = (step: Step) => [
    {
      ...{ id: `${step}-entries`, label: `${t(step)}: ${t('incidents').toLowerCase()}`, format: String },
      values: incidents.map((one) => one[step].entries),
    },
    {
      id: `${step}-median`,
      label: t('median'),
      values: incidents.map((one) => one[step].median_s),
    },
    { id: `${step}-p90`, label: t('p90'), values: incidents.map((one) => one[step].p90_s) },
  ];
  return {
    categoryLabel: t('severity'),
    categories: incidents.map(({ severity }) => ({
      ...{ id: severity, label: log(`severity_${severity}`), href: href(severity) },
    })),
    series: [
      { id: 'all', label: t('incidents'), values: incidents.map(({ entries }) => entries), format: String },
      ...times('acknowledged'),
      ...times('resolved'),
    ],
    format: spell,
    plain: String,
  };
};
