import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/manager/projects/$projectId')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/_app/manager/projects/$projectId"!</div>;
}
