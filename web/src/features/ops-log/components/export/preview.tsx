import { IconAlertTriangle, IconKey } from '@tabler/icons-react';
import { MOST_LOG_DAYS, MOST_PDF_RECORDS, type OpsLogExportPreview } from '#contract/ops-log/exports.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { type useLogExport, useSigningKey } from '../../effects/use-log-export.ts';
import { Hash } from '../detail/hash.tsx';
import styles from './export.module.css';
import { t } from './messages.ts';

type PreviewProps = { state: ReturnType<typeof useLogExport> };

/** What the file will hold, or why there will be none. */
export function Preview({ state: { fault, preview, shown, isTooMuch } }: PreviewProps) {
  const { number } = useFormat();
  const { error, refetch } = preview;
  if (fault) return <p className={styles.card}>{t(fault, { most: MOST_LOG_DAYS })}</p>;
  if (error) return <LoadError {...failedRead(error, t('preview_failed'), refetch)} />;
  if (!shown) return <SkeletonRows rows={3} />;
  return (
    <section className={styles.card} aria-label={t('title')}>
      {shown.records === 0 ? <p>{t('nothing')}</p> : <Holds shown={shown} />}
      {isTooMuch && (
        <p>
          <StatusText strong tone="warn" icon={IconAlertTriangle}>
            {t('too_many', { most: number(MOST_PDF_RECORDS) })}
          </StatusText>
        </p>
      )}
      <p className={styles.muted}>{t('recorded', { zone: shown.timezone })}</p>
      {shown.signer ? <Signer fingerprint={shown.signer} /> : <p>{t('no_key')}</p>}
    </section>
  );
}

function Holds({
  shown: { records, entries, corrections, steps, first, last },
}: {
  shown: OpsLogExportPreview;
}) {
  const { number } = useFormat();
  const parts = { entries: number(entries), corrections: number(corrections), steps: number(steps) };
  return (
    <div>
      <p className={styles.count}>{t('holds', { count: records === 1 ? 1 : number(records) })}</p>
      <p>{t('parts', parts)}</p>
      {first && last && <p>{t('stretch', { first: number(first.sequence), last: number(last.sequence) })}</p>}
    </div>
  );
}

function Signer({ fingerprint }: { fingerprint: string }) {
  const { mutate, isPending } = useSigningKey();
  return (
    <div className={styles.signer}>
      <Hash label={t('signer')} hash={fingerprint} />
      <p className={styles.muted}>{t('key_note')}</p>
      <div>
        <Button small icon={IconKey} onClick={() => mutate()} disabled={isPending}>
          {t('key')}
        </Button>
      </div>
    </div>
  );
}
