import type { HeldGrant } from '#contract/access/grants.ts';
import type { Reference } from '#contract/shapes.ts';
import { roleName } from '../../../platform/roles.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { useRevokeGrant } from '../mutations.ts';

/** Takes a role back after a question. */
export function useRevoke(): (grant: HeldGrant, person: Reference, project: Reference | null) => void {
  const { mutate } = useRevokeGrant();
  return ({ id, role, version }, { id: member_id, name }, project) => {
    const words = { name, role: roleName(role) };
    question.ask({
      ask: t('revoke_ask', words),
      note: project ? t('revoke_note_project', { project: project.name }) : t('revoke_note_organization'),
      accept: () =>
        mutate(
          { member_id, project_id: project?.id ?? null, grant_id: id, version },
          { onSuccess: () => toast.show({ title: t('revoked_toast', words) }) },
        ),
    });
  };
}
