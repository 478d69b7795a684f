import * as endpoints from '#contract/announcements/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import type { Context } from '../../platform/context.ts';
import { route } from '../../platform/route.ts';
import { createAnnouncement } from './commands/create-announcement.ts';
import { deleteAnnouncement } from './commands/delete-announcement.ts';
import { sendAnnouncement } from './commands/send-announcement.ts';
import { tryAnnouncement } from './commands/try-announcement.ts';
import { updateAnnouncement } from './commands/update-announcement.ts';
import { withdrawAnnouncement } from './commands/withdraw-announcement.ts';
import { presentAnnouncement, presentDetail } from './presenter.ts';
import { listAnnouncements, requireAnnouncement } from './queries/announcements.ts';
import { requirePreview } from './queries/preview.ts';
import { readDelivered } from './queries/report.ts';

/** What an organization tells its people. */
export const registerAnnouncements = (api: Api): void => {
  const detail = async (context: Context, id: string) => {
    const row = await requireAnnouncement(context, id);
    return presentDetail(row, await readDelivered(context, row));
  };
  route(api, endpoints.listAnnouncements, async (context, { query }) => {
    const page = await listAnnouncements(context, query);
    return { ...page, data: page.data.map(presentAnnouncement) };
  });
  route(api, endpoints.previewAudience, (context, { query }) => requirePreview(context, query));
  route(api, endpoints.createAnnouncement, async (context, { body }) =>
    detail(context, await createAnnouncement(context, body)),
  );
  route(api, endpoints.readAnnouncement, (context, { params }) => detail(context, params.announcement_id));
  route(api, endpoints.updateAnnouncement, async (context, { params, body }) => {
    await updateAnnouncement(context, params.announcement_id, body);
    return detail(context, params.announcement_id);
  });
  route(api, endpoints.deleteAnnouncement, async (context, { params }) => {
    await deleteAnnouncement(context, params.announcement_id);
    return undefined;
  });
  route(api, endpoints.sendAnnouncement, async (context, { params, body }) => {
    await sendAnnouncement(context, params.announcement_id, body.send_at);
    return detail(context, params.announcement_id);
  });
  route(api, endpoints.withdrawAnnouncement, async (context, { params }) => {
    await withdrawAnnouncement(context, params.announcement_id);
    return detail(context, params.announcement_id);
  });
  route(api, endpoints.tryAnnouncement, async (context, { params }) => {
    await tryAnnouncement(context, params.announcement_id);
    return undefined;
  });
};
