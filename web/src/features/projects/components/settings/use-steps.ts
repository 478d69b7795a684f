import { projectDomain } from '#contract/access/permission.ts';
import type { Project } from '#contract/projects/shapes.ts';
import { isReopening, nextStatuses, type ProjectStatus } from '#contract/projects/states.ts';
import { useOrganization, usePermissions } from '../../../../platform/person.ts';
import { t } from './messages.ts';

/** A change of state that one may make, and how it is called. */
export interface Step {
  readonly to: ProjectStatus;
  readonly verb: string;
  readonly ask: string;
  readonly note?: string;
}

/** The changes of state that one may make; archiving stands apart. */
export function useSteps({ id, name, status }: Project): Step[] {
  const permissions = usePermissions();
  const organization = useOrganization();
  const director = permissions.withRule('director', projectDomain(organization.id, id));
  return nextStatuses(status)
    .filter((to) => to !== 'archived' && (director || !isReopening(status, to)))
    .map((to) => stepTo(to, status, name));
}

const stepTo = (to: ProjectStatus, from: ProjectStatus, name: string): Step => {
  if (isReopening(from, to)) return { to, verb: t('verb_reopen'), ask: t('ask_reopen', { name }) };
  if (to === 'active')
    return {
      to,
      verb: t(from === 'on_hold' ? 'verb_resume' : 'verb_active'),
      ask: t('ask_active', { name }),
    };
  if (to === 'planned') return { to, verb: t('verb_planned'), ask: t('ask_planned', { name }) };
  if (to === 'on_hold') return { to, verb: t('verb_on_hold'), ask: t('ask_on_hold', { name }) };
  if (to === 'completed')
    return {
      to,
      verb: t('verb_completed'),
      ask: t('ask_completed', { name }),
      note: t('ask_completed_note'),
    };
  return { to, verb: t('verb_cancelled'), ask: t('cancel_title', { name }) };
};
