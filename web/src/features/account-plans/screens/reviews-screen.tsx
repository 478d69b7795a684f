import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { PlanReview } from '#contract/account-plans/reviews.ts';
import type { AgeingSection } from '#contract/account-plans/sections.ts';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { CardGrid, CardStack } from '../../../ui/page/dashboard-page.tsx';
import { useArrival } from '../../../ui/page/use-arrival.ts';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { HealthCard } from '../components/health/health-card.tsx';
import { useRights } from '../components/life/life-verbs.tsx';
import { t } from '../components/reviews/messages.ts';
import { PartsCard } from '../components/reviews/parts-card.tsx';
import styles from '../components/reviews/reviews.module.css';
import { ReviewsCard } from '../components/reviews/reviews-card.tsx';
import { TrendCard } from '../components/reviews/trend-card.tsx';
import { planReviews } from '../effects/reviews/review-queries.ts';
import { accountPlan } from '../queries.ts';

const ReviewDialog = lazy(() => import('../components/reviews/review-dialog.tsx'));

/** How a plan stands, how it was judged, and which of its parts nobody has looked at for long. */
export function ReviewsScreen({ plan_id }: { plan_id: string }) {
  const { data: plan } = useQuery(accountPlan(plan_id));
  return plan ? <Reviews plan={plan} /> : <SkeletonRows rows={10} />;
}

interface Opened {
  readonly over: AccountPlan;
  readonly review?: PlanReview | undefined;
  readonly confirmed?: readonly AgeingSection[];
}

/** Where the factors of a plan's health in the heat map lead. */
const HEALTH = 'health';

function Reviews({ plan }: { plan: AccountPlan }) {
  useArrival(HEALTH, true);
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(planReviews(plan.id));
  const [opened, setOpened] = useState<Opened | null>(null);
  // A plan is reviewed and judged while it is looked at for approval, too; one that is over is not.
  const mayWrite = useRights(plan).update && plan.status !== 'closed' && plan.archived_at === null;
  const reviews = data?.pages.flatMap((page) => page.data);
  return (
    <>
      <CardGrid columns="two">
        <CardStack>
          <div id={HEALTH} className={styles.anchor}>
            <HealthCard plan={plan} mayWrite={mayWrite} />
          </div>
          <PartsCard
            plan={plan}
            onConfirm={mayWrite ? (section) => setOpened({ over: plan, confirmed: [section] }) : undefined}
          />
        </CardStack>
        <CardStack>
          {reviews && <TrendCard reviews={reviews} />}
          <ReviewsCard
            plan={plan}
            reviews={reviews}
            failed={data ? undefined : failedRead(error, t('failed'), refetch)}
            onMore={hasNextPage ? () => void fetchNextPage() : undefined}
            onWrite={mayWrite ? (review) => setOpened({ over: plan, review }) : undefined}
          />
        </CardStack>
      </CardGrid>
      {opened && (
        <Suspense fallback={null}>
          <ReviewDialog
            plan={opened.over}
            review={opened.review}
            {...(opened.confirmed ? { confirmed: opened.confirmed } : {})}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
