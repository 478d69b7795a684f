import { createFileRoute } from '@tanstack/react-router';
import { listMonths } from '#contract/activity/month-endpoints.ts';
import { requireCall } from '../../../../../../app/guards.ts';
import { months } from '../../../../../../features/closing/queries.ts';
import { ClosingScreen } from '../../../../../../features/closing/screens/closing-screen.tsx';

export const Route = createFileRoute('/_app/manager/organizations/$orgId/_tabs/closing')({
  loader: ({ context: { client, person } }) => {
    requireCall(person, listMonths);
    void client.prefetchInfiniteQuery(months());
  },
  staticData: { title: 'Closing' },
  component: ClosingScreen,
});
