import { createFileRoute } from '@tanstack/react-router';
import { createAnnouncement } from '#contract/announcements/endpoints.ts';
import { adminOnly, organizationNeeded, requireCall } from '../../../../app/guards.ts';
import { newSearch } from '../../../../features/announcements/effects/places.ts';
import { NewAnnouncementScreen } from '../../../../features/announcements/screens/new-announcement-screen.tsx';

// Beside the tabs, not below them: it has a title and verbs of its own.
export const Route = createFileRoute('/_app/admin/notifications_/new')({
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  loader: ({ context }) => requireCall(context.person, createAnnouncement),
  staticData: { title: 'New announcement' },
  component: New,
});

function New() {
  return <NewAnnouncementScreen {...newSearch(Route.useSearch())} />;
}
