import * as endpoints from '#contract/feedback/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { changeFeedback } from './commands/change-feedback.ts';
import { sendFeedback } from './commands/send-feedback.ts';
import { presentFeedback } from './presenter.ts';
import { listFeedback, requireFeedback, requireScreenshot } from './queries.ts';

/** What people say of the application: anybody says it, administrators of everything read it. */
export const registerFeedback = (api: Api): void => {
  route(api, endpoints.sendFeedback, (context, { body, file }) => sendFeedback(context, body, file));
  route(api, endpoints.listFeedback, async (context, { query }) => {
    const page = await listFeedback(context, query);
    return { ...page, data: page.data.map(presentFeedback) };
  });
  route(api, endpoints.readFeedback, async (context, { params }) =>
    presentFeedback(await requireFeedback(context, params.feedback_id)),
  );
  route(api, endpoints.readScreenshot, async (context, { params }) => ({
    name: 'screenshot.png',
    content: inOnePiece(await requireScreenshot(context, params.feedback_id)),
  }));
  route(api, endpoints.changeFeedback, async (context, { params, body }) => {
    await changeFeedback(context, params.feedback_id, body.status);
    return presentFeedback(await requireFeedback(context, params.feedback_id));
  });
};

async function* inOnePiece(bytes: Uint8Array) {
  yield bytes;
}
