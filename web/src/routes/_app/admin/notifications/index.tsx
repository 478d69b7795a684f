import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listAnnouncements } from '#contract/announcements/endpoints.ts';
import { requireCall } from '../../../../app/guards.ts';
import { announcementSearch } from '../../../../features/announcements/effects/list-address.ts';
import { AnnouncementListScreen } from '../../../../features/announcements/screens/announcement-list-screen.tsx';

// The address is read by what is loaded with the page: a part of the route would come with every page.
export const Route = createFileRoute('/_app/admin/notifications/')({
  loader: ({ context }) => requireCall(context.person, listAnnouncements),
  staticData: { title: 'Announcements' },
  component: List,
});

function List() {
  const given = Route.useSearch();
  return <AnnouncementListScreen search={useMemo(() => announcementSearch(given), [given])} />;
}
