import { IconCheck, IconChevronLeft, IconChevronRight, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import type { ErrorReport } from '#contract/reports/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Person } from '../../../ui/display/avatar.tsx';
import { t } from '../messages.ts';
import styles from './reports.module.css';

type ReportCardProps = { report: ErrorReport; at: number; count: number; onTurn: (at: number) => void };

/** What one report says: the message, who it happened to, when, where and with what. */
export function ReportCard({ report, at, count, onTurn }: ReportCardProps) {
  const format = useFormat();
  const facts = [
    { label: t('when'), value: format.instant(report.occurred_at) },
    { label: t('who'), value: <Who person={report.person} /> },
    { label: t('page'), value: report.page ?? t('unknown') },
    { label: t('browser'), value: report.browser ?? t('unknown') },
    { label: t('release'), value: report.release ?? t('unknown') },
    { label: t('environment'), value: report.environment ?? t('unknown') },
    ...(report.request_id ? [{ label: t('request'), value: <RequestId text={report.request_id} /> }] : []),
  ];
  const title = at === 0 ? t('newest') : t('nth', { at: at + 1, count });
  return (
    <Card title={title} end={count > 1 && <Turn at={at} count={count} onTurn={onTurn} />}>
      <p className={styles.message}>{report.message}</p>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Who({ person }: Pick<ErrorReport, 'person'>) {
  return person ? <Person name={person.name || person.sub} size={20} /> : t('nobody');
}

function Turn({ at, count, onTurn }: Omit<ReportCardProps, 'report'>) {
  return (
    <span className={styles.turn}>
      <IconButton
        small
        variant="ghost"
        icon={IconChevronLeft}
        label={t('newer')}
        disabled={at === 0}
        onClick={() => onTurn(at - 1)}
      />
      <IconButton
        small
        variant="ghost"
        icon={IconChevronRight}
        label={t('older')}
        disabled={at === count - 1}
        onClick={() => onTurn(at + 1)}
      />
    </span>
  );
}

function RequestId({ text }: { text: string }) {
  const [copied, setCopied] = useState('');
  return (
    <span className={styles.copy}>
      <code>{text}</code>
      <IconButton
        small
        variant="ghost"
        icon={copied === text ? IconCheck : IconCopy}
        label={t('copy')}
        onClick={() =>
          navigator.clipboard.writeText(text).then(
            () => setCopied(text),
            () => setCopied(''),
          )
        }
      />
    </span>
  );
}
