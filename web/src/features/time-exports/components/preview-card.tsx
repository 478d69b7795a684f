import { IconAlertTriangle } from '@tabler/icons-react';
import type { ExportPart, ExportPreview } from '#contract/time-exports/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useOrganization } from '../../../platform/person.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Card, CardSide } from '../../../ui/card/card.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { Icon } from '../../../ui/theme/icon.tsx';
import { Link } from '../../../ui/theme/link.tsx';
import type { usePreviewed } from '../effects/use-previewed.ts';
import { t } from '../messages.ts';
import { Lines } from './lines.tsx';
import styles from './preview.module.css';

type PreviewCardProps = { previewed: ReturnType<typeof usePreviewed>; parts: readonly ExportPart[] };

/** What would go out now: how much, what stays out and why, and the first lines. */
export function PreviewCard({ previewed, parts }: PreviewCardProps) {
  const { preview, error, isCounting, isAsked, refetch } = previewed;
  return (
    <Card title={t('preview')} end={isAsked && isCounting && <CardSide>{t('counting')}</CardSide>}>
      <div className={styles.preview} aria-live="polite">
        {!isAsked && <p className={styles.muted}>{t('choose_days')}</p>}
        {isAsked && error && !preview && (
          <>
            <StatusText tone="bad">{t('preview_failed')}</StatusText>
            <Button small onClick={() => void refetch()}>
              {t('again')}
            </Button>
          </>
        )}
        {isAsked && !error && !preview && <SkeletonRows rows={5} height={24} />}
        {preview && <Preview preview={preview} parts={parts} />}
      </div>
    </Card>
  );
}

function Preview({ preview, parts }: { preview: ExportPreview; parts: readonly ExportPart[] }) {
  const format = useFormat();
  const { seconds, entries, amounts, already } = preview;
  return (
    <>
      {entries === 0 ? (
        <>
          <StatusText tone="warn" strong>
            {t('nothing')}
          </StatusText>
          <p className={styles.muted}>{t('nothing_note')}</p>
        </>
      ) : (
        <dl className={styles.sums}>
          <Sum label={t('hours')} value={format.duration(seconds)} />
          {amounts.map(({ currency, amount_minor }) => (
            <Sum key={currency} label={t('amount')} value={format.money(amount_minor, currency)} />
          ))}
          <Sum label={t('entries')} value={format.number(entries)} />
        </dl>
      )}
      <Unapproved {...preview} />
      {already.entries > 0 && (
        <p className={styles.muted}>{t('already', { hours: format.duration(already.seconds) })}</p>
      )}
      {entries > 0 && <Lines preview={preview} parts={parts} />}
    </>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** What isn't approved yet leads to where it is. */
function Unapproved({ unapproved: { entries, seconds, members } }: Pick<ExportPreview, 'unapproved'>) {
  const format = useFormat();
  const { id } = useOrganization();
  if (entries === 0) return null;
  return (
    <p className={styles.unapproved}>
      <Icon icon={IconAlertTriangle} />
      <span>
        {t('unapproved', { hours: format.duration(seconds), count: members })}.{' '}
        <Link href={`/manager/organizations/${id}/approvals`}>{t('to_approvals')}</Link>
      </span>
    </p>
  );
}
