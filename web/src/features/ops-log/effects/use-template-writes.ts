import { useQueryClient } from '@tanstack/react-query';
import {
  archiveOpsLogTemplate,
  archiveSharedOpsLogTemplate,
  createOpsLogTemplate,
  createSharedOpsLogTemplate,
  listOpsLogTemplates,
  restoreOpsLogTemplate,
  restoreSharedOpsLogTemplate,
  updateOpsLogTemplate,
  updateSharedOpsLogTemplate,
} from '#contract/ops-log/template-endpoints.ts';
import type {
  NewOpsLogTemplate,
  OpsLogTemplate,
  OpsLogTemplateChanges,
} from '#contract/ops-log/template-shapes.ts';
import { call } from '../../../platform/call.ts';
import { usePermissions } from '../../../platform/person.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../components/templates/messages.ts';

type Kept = Pick<OpsLogTemplate, 'id' | 'version' | 'project_id' | 'name'>;

/** Keeps, changes and archives what entries start from: a project's own, and every project's. Errors: like those of `call`. */
export function useTemplateWrites(project_id: string) {
  const client = useQueryClient();
  const { may } = usePermissions();
  const refresh = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [resource, , path] }) =>
        resource === 'projects' && path === listOpsLogTemplates.path,
    });
  const own = ({ id, version }: Kept) => ({ params: { project_id, log_template_id: id }, version });
  const shared = ({ id, version }: Kept) => ({ params: { log_template_id: id }, version });
  const restore = (kept: Kept) =>
    kept.project_id
      ? call(restoreOpsLogTemplate, { params: own(kept).params })
      : call(restoreSharedOpsLogTemplate, { params: shared(kept).params });
  return {
    mayShare: may(createSharedOpsLogTemplate),
    mayChange: (kept: Kept) =>
      kept.project_id ? may(updateOpsLogTemplate, { project_id }) : may(updateSharedOpsLogTemplate),
    create: async (body: NewOpsLogTemplate, isShared: boolean) => {
      await (isShared
        ? call(createSharedOpsLogTemplate, { body })
        : call(createOpsLogTemplate, { params: { project_id }, body }));
      toast.show({ title: t('saved', body) });
      await refresh();
    },
    update: async (kept: Kept, body: OpsLogTemplateChanges) => {
      await (kept.project_id
        ? call(updateOpsLogTemplate, { ...own(kept), body })
        : call(updateSharedOpsLogTemplate, { ...shared(kept), body }));
      toast.show({ title: t('saved', { name: body.name ?? kept.name }) });
      await refresh();
    },
    archive: async (kept: Kept) => {
      await (kept.project_id
        ? call(archiveOpsLogTemplate, own(kept))
        : call(archiveSharedOpsLogTemplate, shared(kept)));
      const failed = (error: unknown) => toast.show({ title: t('save_failed'), err: error });
      const onSelect = () => void restore(kept).catch(failed).finally(refresh);
      toast.show({ title: t('archived', kept), action: { onSelect } });
      await refresh();
    },
  };
}
