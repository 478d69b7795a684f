import { useQuery } from '@tanstack/react-query';
import { isLocked, type Lock } from '#contract/presets/locked.ts';
import { a } from '../../../platform/applied/applied-words.ts';
import { withLocks } from '../../../ui/form-page/applied-locks.tsx';
import type { ProjectForm } from '../components/form/project-form.ts';
import { projectPreset } from './preset-queries.ts';

/** A project's form with what a preset locks shut. */
export const lockedForm = (form: ProjectForm, lock: Lock | null | undefined): ProjectForm =>
  lock ? withLocks(form, (field) => isLocked(lock, field), a('locked', lock)) : form;

/** The same of a project that there is. */
export function useLockedForm(project_id: string, form: ProjectForm): ProjectForm {
  const { data } = useQuery(projectPreset(project_id));
  return lockedForm(form, data?.applied);
}
