import { createFileRoute } from '@tanstack/react-router';
import { policy } from '../../../../features/policy/queries.ts';
import { PreviewScreen } from '../../../../features/policy/screens/preview-screen.tsx';

export const Route = createFileRoute('/_app/admin/policy/preview')({
  loader: ({ context }) => void context.client.prefetchQuery(policy()),
  staticData: { title: 'Preview of the policy' },
  component: PreviewScreen,
});
