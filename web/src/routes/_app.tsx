import { createFileRoute } from '@tanstack/react-router';
import { RouteErrorView } from '../app/errors/route-error-view.tsx';
import { signedIn } from '../app/guards.ts';
import { DefaultLayout } from '../app/layouts/default.tsx';

export const Route = createFileRoute('/_app')({
  beforeLoad: signedIn,
  // Nearly every page stands in this frame, so it comes with the first load instead of after it.
  codeSplitGroupings: [],
  component: DefaultLayout,
  errorComponent: RouteErrorView,
});
