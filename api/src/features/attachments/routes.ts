import * as endpoints from '#contract/attachments/endpoints.ts';
import * as logged from '#contract/attachments/ops-log-endpoints.ts';
import { ATTACHMENT_KINDS } from '#contract/attachments/shapes.ts';
import { notFound } from '#contract/errors.ts';
import type { Api } from '../../platform/api.ts';
import { route, routeReading } from '../../platform/route.ts';
import { enterToRead } from '../ops-log/queries.ts';
import { keepAttachment } from './commands/keep-attachment.ts';
import { lookIntoFile } from './commands/look-into-file.ts';
import { takeBackAttachment } from './commands/take-back-attachment.ts';
import { presentAttachment } from './presenter.ts';
import { contentOf } from './queries/content.ts';
import {
  findAttachment,
  requireAttachment,
  requireLogged,
  requireThumbnail,
  requireWhole,
} from './queries.ts';

/** Files that people send with what they say of a project, or write into its ops-log. */
export const registerAttachments = (api: Api): void => {
  routeReading(api, endpoints.uploadAttachment, lookIntoFile, async (context, { params, file }) => {
    const kept = await keepAttachment(context, { project: params.project_id, isLogged: false }, file);
    return presentAttachment(await requireAttachment(context, { ...params, attachment_id: kept }));
  });
  route(api, endpoints.readAttachment, async (context, { params }) => {
    const { id, file_name, kind, sha256 } = await requireAttachment(context, params);
    const { organization, person } = context;
    const content = contentOf(api, { organization, sub: person.sub, attachment: id, sha256 });
    return { name: file_name, type: ATTACHMENT_KINDS[kind].type, tag: sha256, content };
  });
  route(api, endpoints.readThumbnail, async (context, { params }) => {
    const { thumbnail, sha256 } = await requireThumbnail(context, params);
    return small(thumbnail, sha256);
  });
  route(api, endpoints.deleteAttachment, async (context, { params }) => {
    await takeBackAttachment(context, await findAttachment(context, params));
    return undefined;
  });
  registerLogged(api);
};

/** The same of an ops-log, whose readers and writers are others. */
const registerLogged = (api: Api): void => {
  routeReading(api, logged.uploadOpsLogFile, lookIntoFile, async (context, { params, file }) => {
    const kept = await keepAttachment(context, { project: params.project_id, isLogged: true }, file);
    return presentAttachment(await requireLogged(context, params.project_id, kept));
  });
  route(api, logged.readOpsLogFile, async (context, { params }) => {
    await enterToRead(context, params.project_id);
    const found = await requireLogged(context, params.project_id, params.file_id);
    await requireWhole(context, found);
    const { id: attachment, file_name, kind, sha256, room } = found;
    const { organization, person } = context;
    const content = contentOf(api, { organization, sub: person.sub, attachment, sha256, room });
    return { name: file_name, type: ATTACHMENT_KINDS[kind].type, tag: sha256, content };
  });
  route(api, logged.readOpsLogThumbnail, async (context, { params }) => {
    await enterToRead(context, params.project_id);
    const { thumbnail, sha256 } = await requireLogged(context, params.project_id, params.file_id);
    if (!thumbnail) throw notFound('picture');
    return small(thumbnail, sha256);
  });
  route(api, logged.deleteOpsLogFile, async (context, { params }) => {
    await enterToRead(context, params.project_id);
    await takeBackAttachment(context, await requireLogged(context, params.project_id, params.file_id));
    return undefined;
  });
};

const small = (thumbnail: Uint8Array, sha256: string) => ({
  name: 'thumbnail.webp',
  tag: `small-${sha256}`,
  content: inOnePiece(thumbnail),
});

async function* inOnePiece(bytes: Uint8Array) {
  yield bytes;
}
