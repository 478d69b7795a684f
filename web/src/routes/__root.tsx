import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { NotFoundView } from '../app/not-found-view.tsx';
import { Root } from '../app/root.tsx';
import { RouteErrorView } from '../app/route-error-view.tsx';

export const Route = createRootRouteWithContext<{ client: QueryClient }>()({
  component: Root,
  errorComponent: RouteErrorView,
  notFoundComponent: NotFoundView,
});
