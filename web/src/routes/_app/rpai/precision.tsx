import { createFileRoute } from '@tanstack/react-router';
import { insightOverview } from '../../../features/insights/queries.ts';
import { PrecisionScreen } from '../../../features/insights/screens/precision-screen.tsx';

export const Route = createFileRoute('/_app/rpai/precision')({
  loader: ({ context }) => void context.client.prefetchQuery(insightOverview()),
  staticData: { title: 'Precision of RPAI' },
  component: PrecisionScreen,
});
