import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Feedback } from '#contract/feedback/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { Link } from '../../../ui/theme/link.tsx';
import { useUiTexts } from '../../../ui/theme/texts-context.ts';
import { t } from '../messages.ts';
import { useChangeFeedback } from '../mutations.ts';
import { feedbackDetail, feedbackScreenshot } from '../queries.ts';
import styles from './feedback.module.css';
import { Status } from './feedback-columns.tsx';

type FeedbackDetailProps = { id: string; onClose: () => void };

/** One feedback in a box: who said what on which page, with the screenshot large, and whether it is done with. */
export function FeedbackDetail({ id, onClose }: FeedbackDetailProps) {
  const texts = useUiTexts();
  const { data, error, refetch } = useQuery(feedbackDetail(id));
  const change = useChangeFeedback();
  const failed = data ? undefined : failedRead(error, t('load_failed'), refetch);
  return (
    <Dialog
      open
      title={data ? t('feedback_of', { name: data.name }) : t('title')}
      boxSize="large"
      onClose={onClose}
    >
      <div className={styles.detail}>
        {failed && <LoadError {...failed} />}
        {!data && !failed && <SkeletonRows rows={6} />}
        {data && <Content feedback={data} />}
      </div>
      <DialogVerbs>
        <Button onClick={onClose}>{texts.close}</Button>
        {data && (
          <Button
            variant={data.status === 'open' ? 'primary' : 'default'}
            disabled={change.isPending}
            onClick={() => change.mutate({ ...data, status: data.status === 'open' ? 'done' : 'open' })}
          >
            {t(data.status === 'open' ? 'mark_done' : 'reopen')}
          </Button>
        )}
      </DialogVerbs>
    </Dialog>
  );
}

function Content({ feedback }: { feedback: Feedback }) {
  const format = useFormat();
  const { email, message, page, created_at, status } = feedback;
  const facts = [
    { label: t('when'), value: format.instant(created_at) },
    { label: t('email'), value: <a href={`mailto:${email}`}>{email}</a> },
    { label: t('page'), value: page ? <Link href={page}>{page}</Link> : '–' },
    { label: t('status'), value: <Status status={status} /> },
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {message && <p className={styles.said}>{message}</p>}
      {feedback.screenshot && <Large feedback={feedback} size={feedback.screenshot} />}
    </>
  );
}

type LargeProps = { feedback: Feedback; size: NonNullable<Feedback['screenshot']> };

/** Its place is kept while it comes; the thumbnail stands in for it. */
function Large({ feedback: { id, name, thumbnail }, size: { width, height } }: LargeProps) {
  const { data, error, refetch } = useQuery(feedbackScreenshot(id));
  const address = useBlobAddress(data);
  const failed = failedRead(error, t('screenshot_failed'), refetch);
  if (failed) return <LoadError {...failed} />;
  const alt = t('screenshot_of', { name, width, height });
  return (
    <img className={styles.large} src={address ?? thumbnail ?? ''} width={width} height={height} alt={alt} />
  );
}

function useBlobAddress(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
