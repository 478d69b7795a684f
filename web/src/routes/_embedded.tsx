import { createFileRoute } from '@tanstack/react-router';
import { EmbeddedErrorView } from '../app/embedding/embedded-error-view.tsx';
import { readsHere } from '../app/embedding/reads-here.ts';
import { EmbeddedLayout } from '../app/layouts/embedded.tsx';

export const Route = createFileRoute('/_embedded')({
  beforeLoad: readsHere,
  component: EmbeddedLayout,
  errorComponent: EmbeddedErrorView,
});
