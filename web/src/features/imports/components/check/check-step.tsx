import { useState } from 'react';
import type { ImportDetail } from '#contract/imports/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { Facts } from '../../../../ui/card/facts.tsx';
import { Figure, Figures } from '../../../../ui/card/figure.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { t as words } from '../../messages.ts';
import { countedLine } from '../frame/counted-line.ts';
import { ErrorsCard } from '../problems/errors-card.tsx';
import { SampleCard } from '../sample/sample-card.tsx';
import styles from './check.module.css';
import { DateOrderQuestion } from './date-order-question.tsx';
import { t } from './messages.ts';

/** What a file was recognised as and what it holds; asks for the order of its dates where it is open. */
export function CheckStep({ detail }: { detail: ImportDetail }) {
  const isOpen = detail.date_order === 'ambiguous';
  const [asked] = useState(isOpen);
  return (
    <>
      {(asked || isOpen) && <DateOrderQuestion detail={detail} />}
      <Amounts detail={detail} />
      <Card title={t('recognised')}>
        <Recognised detail={detail} />
        <Verdict detail={detail} />
      </Card>
      <ErrorsCard detail={detail} />
      {!isOpen && <SampleCard title={t('sample')} note={t('sample_note')} rows={detail.sample} />}
    </>
  );
}

function Amounts({ detail }: { detail: ImportDetail }) {
  const format = useFormat();
  const { entries, rows, total_seconds, people, projects, clients, services } = detail;
  return (
    <Figures>
      <Figure
        label={t('entries')}
        value={format.number(entries)}
        of={t('of_rows', { count: format.number(rows) })}
      />
      <Figure
        label={t('hours')}
        value={format.duration(total_seconds)}
        lines={[{ text: format.spelledDuration(total_seconds, { exact: true }) }]}
      />
      <Figure label={t('people')} value={format.number(people.length)} />
      <Figure
        label={t('projects')}
        value={format.number(projects.filter(({ name }) => name !== '').length)}
        lines={countedLine(
          [clients.length, t('clients', { count: clients.length })],
          [services.length, t('services', { count: services.length })],
        )}
      />
    </Figures>
  );
}

function Recognised({ detail }: { detail: ImportDetail }) {
  const format = useFormat();
  const { first_day, last_day, ignored_columns } = detail;
  const facts = [
    { label: t('source'), value: words(`format_${detail.format}`) },
    { label: t('file'), value: detail.file_name },
    ...(first_day && last_day && detail.date_order !== 'ambiguous'
      ? [{ label: t('period'), value: `${format.day(first_day)} – ${format.day(last_day)}` }]
      : []),
    { label: t('dates'), value: t(`order_${detail.date_order}`) },
    ...(ignored_columns.length > 0 ? [{ label: t('not_imported'), value: ignored_columns.join(', ') }] : []),
  ];
  return <Facts facts={facts} strip />;
}

function Verdict({ detail }: { detail: ImportDetail }) {
  const { error_count, warning_count, duplicates, entries, date_order } = detail;
  return (
    <ul className={styles.verdict}>
      {error_count > 0 ? (
        <li>
          <StatusText tone="bad">{t('wrong', { count: error_count })}</StatusText>
        </li>
      ) : (
        <li>
          <StatusText tone="ok">{t('fine')}</StatusText>
        </li>
      )}
      {warning_count > 0 && date_order !== 'ambiguous' && (
        <li>
          <StatusText tone="warn">{t('warned', { count: warning_count })}</StatusText>
        </li>
      )}
      {duplicates > 0 && (
        <li>
          <StatusText tone="info">
            {duplicates === entries ? t('all_duplicates') : t('duplicates', { count: duplicates })}
          </StatusText>
        </li>
      )}
    </ul>
  );
}
