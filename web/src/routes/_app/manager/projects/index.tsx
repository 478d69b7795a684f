import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/manager/projects/')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/_app/manager/projects/"!</div>;
}
