import * as endpoints from '#contract/attachments/endpoints.ts';
import { ATTACHMENT_KINDS } from '#contract/attachments/shapes.ts';
import type { Api } from '../../platform/api.ts';
import { route, routeReading } from '../../platform/route.ts';
import { keepAttachment } from './commands/keep-attachment.ts';
import { lookIntoFile } from './commands/look-into-file.ts';
import { takeBackAttachment } from './commands/take-back-attachment.ts';
import { presentAttachment } from './presenter.ts';
import { contentOf } from './queries/content.ts';
import { requireAttachment, requireThumbnail } from './queries.ts';

/** Files that people send with what they say of a project. */
export const registerAttachments = (api: Api): void => {
  routeReading(api, endpoints.uploadAttachment, lookIntoFile, async (context, { params, file }) => {
    const attachment_id = await keepAttachment(context, params.project_id, file);
    return presentAttachment(await requireAttachment(context, { ...params, attachment_id }));
  });
  route(api, endpoints.readAttachment, async (context, { params }) => {
    const { id, file_name, kind, sha256 } = await requireAttachment(context, params);
    const { organization, person } = context;
    const content = contentOf(api, { organization, sub: person.sub, attachment: id, sha256 });
    return { name: file_name, type: ATTACHMENT_KINDS[kind].type, tag: sha256, content };
  });
  route(api, endpoints.readThumbnail, async (context, { params }) => {
    const { thumbnail, sha256 } = await requireThumbnail(context, params);
    return { name: 'thumbnail.webp', tag: `small-${sha256}`, content: inOnePiece(thumbnail) };
  });
  route(api, endpoints.deleteAttachment, async (context, { params }) => {
    await takeBackAttachment(context, params);
    return undefined;
  });
};

async function* inOnePiece(bytes: Uint8Array) {
  yield bytes;
}
