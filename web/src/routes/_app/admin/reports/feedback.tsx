import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listFeedback } from '#contract/feedback/endpoints.ts';
import { requireCall } from '../../../../app/guards.ts';
import { feedbackSearch } from '../../../../features/feedback/effects/feedback-address.ts';
import { FeedbackScreen } from '../../../../features/feedback/screens/feedback-screen.tsx';

// The address is read by what is loaded with the page: a part of the route would come with every page.
export const Route = createFileRoute('/_app/admin/reports/feedback')({
  loader: ({ context }) => requireCall(context.person, listFeedback),
  staticData: { title: 'Feedback' },
  component: Feedback,
});

function Feedback() {
  const given = Route.useSearch();
  return <FeedbackScreen search={useMemo(() => feedbackSearch(given), [given])} />;
}
