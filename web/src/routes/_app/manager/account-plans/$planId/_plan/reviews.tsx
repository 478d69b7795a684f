import { createFileRoute } from '@tanstack/react-router';
import { ReviewsScreen } from '../../../../../../features/account-plans/screens/reviews-screen.tsx';

export const Route = createFileRoute('/_app/manager/account-plans/$planId/_plan/reviews')({
  component: Reviews,
});

function Reviews() {
  const { planId } = Route.useParams();
  return <ReviewsScreen key={planId} plan_id={planId} />;
}
