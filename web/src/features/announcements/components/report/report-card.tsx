import type { AnnouncementDetail } from '#contract/announcements/shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { ChartCard } from '../../../../ui/chart/chart-card.tsx';
import { inRow } from '../../effects/audience-words.ts';
import { gotOf, peopleOf, STEPS } from '../../effects/delivery.ts';
import { t as words } from '../../messages.ts';
import { t } from './messages.ts';
import styles from './report.module.css';
import { StackedBar } from './stacked-bar.tsx';

/** How an announcement arrived on every way: a bar with its numbers in words, and all of them as a table. */
export function ReportCard({ announcement }: { announcement: AnnouncementDetail }) {
  const format = useFormat();
  const { report, status } = announcement;
  if (status !== 'sending' && status !== 'sent')
    return (
      <Card title={t('report')}>
        <p className={styles.muted}>{t('report_to_come')}</p>
      </Card>
    );
  return (
    <ChartCard
      title={t('report')}
      note={status === 'sending' ? t('following') : t('report_note')}
      data={{
        categoryLabel: t('way'),
        categories: report.map(({ channel }) => ({ label: words(`channel_${channel}`) })),
        series: STEPS.map(({ id, label, color }) => ({
          id,
          label,
          color,
          values: report.map(({ counts }) => counts[id] ?? 0),
        })),
        format: format.number,
      }}
    >
      <ul className={styles.ways}>
        {report.map((way) => (
          <Way key={way.channel} way={way} format={format} />
        ))}
      </ul>
    </ChartCard>
  );
}

function Way({ way, format }: { way: AnnouncementDetail['report'][number]; format: Format }) {
  const name = words(`channel_${way.channel}`);
  const all = peopleOf(way);
  const parts = STEPS.flatMap((step) => {
    const count = way.counts[step.id] ?? 0;
    return count > 0 ? [{ ...step, count, text: format.number(count) }] : [];
  });
  const said = inRow(parts.map(({ text, label }) => t('part', { count: text, status: label.toLowerCase() })));
  return (
    <li className={styles.way}>
      <div className={styles.wayHead}>
        <h3>{name}</h3>
        <span className={styles.figures}>
          {all === 0
            ? t('nobody')
            : t('of_people', { got: format.number(gotOf(way)), all: format.number(all) })}
        </span>
      </div>
      <StackedBar label={t('bar', { way: name, parts: said || t('nobody') })} parts={parts} />
      <ul className={styles.legend}>
        {parts.map(({ id, color, text, label }) => (
          <li key={id}>
            <span className={styles.swatch} style={{ background: color }} />
            <strong>{text}</strong> {label}
          </li>
        ))}
      </ul>
    </li>
  );
}
