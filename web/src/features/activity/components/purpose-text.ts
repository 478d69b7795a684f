import type { Coded } from '#contract/activity/shapes.ts';
import { t } from '../messages.ts';

interface Purpose {
  readonly project: Coded | null;
  readonly service: Coded | null;
}

/** `HRB-204 Access control`: what time was for, in a few words. */
export const purposeText = ({ project, service }: Purpose): string =>
  [project?.code ?? t('no_project_name'), service?.name].filter(Boolean).join(' ');

/** `HRB-204 Harbour Terminal · Access control`: the same in full. */
export const fullPurpose = ({ project, service }: Purpose): string =>
  [project ? `${project.code} ${project.name}` : t('no_project_name'), service?.name]
    .filter(Boolean)
    .join(' · ');
