import { createFileRoute } from '@tanstack/react-router';
import { updateAnnouncement } from '#contract/announcements/endpoints.ts';
import { adminOnly, organizationNeeded, requireCall } from '../../../../../app/guards.ts';
import { announcementDetail } from '../../../../../features/announcements/queries.ts';
import { EditAnnouncementScreen } from '../../../../../features/announcements/screens/edit-announcement-screen.tsx';

export const Route = createFileRoute('/_app/admin/notifications_/$announcementId/edit')({
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  loader: ({ context: { client, person }, params: { announcementId } }) => {
    requireCall(person, updateAnnouncement, { announcement_id: announcementId });
    return client.fetchQuery({ ...announcementDetail(announcementId), staleTime: 0 });
  },
  component: Edit,
});

function Edit() {
  const { announcementId } = Route.useParams();
  return <EditAnnouncementScreen key={announcementId} id={announcementId} />;
}
