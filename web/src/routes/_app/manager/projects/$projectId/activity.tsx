import { createFileRoute } from '@tanstack/react-router';
import { activitySearch } from '../../../../../features/projects/effects/activity-address.ts';
import { ProjectFeedScreen } from '../../../../../features/projects/screens/project-feed-screen.tsx';

const search = activitySearch;

export const Route = createFileRoute('/_app/manager/projects/$projectId/activity')({
  validateSearch: search,
  staticData: { title: 'Activity' },
  component: Activity,
});

function Activity() {
  return <ProjectFeedScreen project_id={Route.useParams().projectId} search={Route.useSearch()} />;
}
