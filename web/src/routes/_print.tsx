import { createFileRoute } from '@tanstack/react-router';
import { RouteErrorView } from '../app/errors/route-error-view.tsx';
import { signedIn } from '../app/guards.ts';
import { PrintLayout } from '../app/layouts/print.tsx';

export const Route = createFileRoute('/_print')({
  beforeLoad: signedIn,
  component: PrintLayout,
  errorComponent: RouteErrorView,
});
