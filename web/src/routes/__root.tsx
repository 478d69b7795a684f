import { createRootRouteWithContext } from '@tanstack/react-router';
import { beforePage } from '../app/builds/before-page.ts';
import { NotFoundView } from '../app/errors/not-found-view.tsx';
import { RouteErrorView } from '../app/errors/route-error-view.tsx';
import type { RouterContext } from '../app/guards.ts';
import { Root } from '../app/root.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: beforePage,
  component: Root,
  errorComponent: RouteErrorView,
  notFoundComponent: NotFoundView,
});
