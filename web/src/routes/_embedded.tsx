import { createFileRoute } from '@tanstack/react-router';
import { RouteErrorView } from '../app/errors/route-error-view.tsx';
import { signedIn } from '../app/guards.ts';
import { EmbeddedLayout } from '../app/layouts/embedded.tsx';

export const Route = createFileRoute('/_embedded')({
  beforeLoad: signedIn,
  component: EmbeddedLayout,
  errorComponent: RouteErrorView,
});
