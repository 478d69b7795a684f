import { IconPlus } from '@tabler/icons-react';
import type { PlanReview } from '#contract/account-plans/reviews.ts';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import type { FailedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { reviewLevel } from '../../effects/standing.ts';
import { t } from './messages.ts';
import { ReviewItem } from './review-item.tsx';
import styles from './reviews.module.css';

type ReviewsCardProps = {
  plan: AccountPlan;
  /** Undefined while they load. */
  reviews: readonly PlanReview[] | undefined;
  failed: FailedRead | undefined;
  onMore: (() => void) | undefined;
  /** Records one, or corrects one; absent for those who may not. */
  onWrite: ((review?: PlanReview) => void) | undefined;
};

/** How often a plan is reviewed and when next, and what was said so far, newest first. */
export function ReviewsCard({ plan, reviews, failed, onMore, onWrite }: ReviewsCardProps) {
  const record = onWrite && (
    <Button small variant="ghost" icon={IconPlus} onClick={() => onWrite()}>
      {t('record')}
    </Button>
  );
  return (
    <Card title={t('reviews')} section="reviews" end={record} flush>
      <Cadence plan={plan} />
      {failed && <LoadError {...failed} />}
      {!reviews && !failed && <SkeletonRows rows={4} />}
      {reviews?.length === 0 && <Empty title={t('none')} note={t('none_note')} />}
      {reviews && reviews.length > 0 && (
        <ul className={styles.reviews}>
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} onCorrect={onWrite} />
          ))}
        </ul>
      )}
      {onMore && (
        <p className={styles.foot}>
          <Button small variant="ghost" onClick={onMore}>
            {t('more')}
          </Button>
        </p>
      )}
    </Card>
  );
}

function Cadence({ plan }: { plan: AccountPlan }) {
  const format = useFormat();
  const { next_review_on: next, review_every_months: count } = plan;
  const level = reviewLevel(plan, format.today());
  const when = next && format.relative(`${next}T12:00:00Z`);
  const isOver = next !== null && next < format.today() && level !== null;
  return (
    <p className={styles.cadence}>
      <Text strong>{t('every', { count })}</Text>
      {next === null || level === null ? (
        <Text muted>{t('no_next')}</Text>
      ) : (
        <StatusText tone={isOver ? 'bad' : 'muted'}>
          {t(isOver ? 'overdue' : 'next', { day: format.day(next), when: when ?? '' })}
        </StatusText>
      )}
    </p>
  );
}
