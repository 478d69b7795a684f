import { createFileRoute } from '@tanstack/react-router';
import { signedIn } from '../app/guards.ts';
import { DefaultLayout } from '../app/layouts/default.tsx';
import { RouteErrorView } from '../app/route-error-view.tsx';

export const Route = createFileRoute('/_app')({
  beforeLoad: signedIn,
  component: DefaultLayout,
  errorComponent: RouteErrorView,
});
