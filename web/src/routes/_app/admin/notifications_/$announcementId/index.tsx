import { createFileRoute } from '@tanstack/react-router';
import { readAnnouncement } from '#contract/announcements/endpoints.ts';
import { adminOnly, organizationNeeded, requireCall } from '../../../../../app/guards.ts';
import { announcementDetail } from '../../../../../features/announcements/queries.ts';
import { AnnouncementScreen } from '../../../../../features/announcements/screens/announcement-screen.tsx';

export const Route = createFileRoute('/_app/admin/notifications_/$announcementId/')({
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  loader: ({ context: { client, person }, params: { announcementId } }) => {
    requireCall(person, readAnnouncement, { announcement_id: announcementId });
    return client.ensureQueryData(announcementDetail(announcementId));
  },
  component: Detail,
});

function Detail() {
  return <AnnouncementScreen id={Route.useParams().announcementId} />;
}
