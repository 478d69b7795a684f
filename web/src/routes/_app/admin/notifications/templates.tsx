import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listAnnouncements } from '#contract/announcements/endpoints.ts';
import { requireCall } from '../../../../app/guards.ts';
import { templateSearch } from '../../../../features/announcements/effects/list-address.ts';
import { TemplateListScreen } from '../../../../features/announcements/screens/template-list-screen.tsx';

// The address is read by what is loaded with the page: a part of the route would come with every page.
export const Route = createFileRoute('/_app/admin/notifications/templates')({
  loader: ({ context }) => requireCall(context.person, listAnnouncements),
  staticData: { title: 'Templates' },
  component: Templates,
});

function Templates() {
  const given = Route.useSearch();
  return <TemplateListScreen search={useMemo(() => templateSearch(given), [given])} />;
}
