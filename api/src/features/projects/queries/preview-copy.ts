import { notFound } from '#contract/errors.ts';
import { COPY_PARTS, type CopyPreview, copiedFields } from '#contract/projects/copies.ts';
import type { Context } from '../../../platform/context.ts';
import { listCopyableRoles } from './copied-roles.ts';
import { findCopySource } from './copy-source.ts';

/** What a copy that starts on a day would be made with, every part of it. Throws 404. */
export const previewCopy = async (context: Context, id: string, start_date: string): Promise<CopyPreview> => {
  const source = await findCopySource(context, id);
  if (!source) throw notFound('project');
  const roles = await listCopyableRoles(context, id);
  return {
    name: source.name,
    fields: copiedFields(source, COPY_PARTS, start_date),
    roles: roles.map(({ name, role, expires_at, left_out }) => ({ name, role, expires_at, left_out })),
  };
};
