import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '#contract/endpoint.ts';
import {
  archiveProject,
  createProject,
  restoreProject,
  transitionProject,
  updateProject,
} from '#contract/projects/endpoints.ts';
import type { Project, ProjectChanges } from '#contract/projects/shapes.ts';
import type { ProjectStatus } from '#contract/projects/states.ts';
import { call } from '../../platform/call.ts';
import { t } from './messages.ts';
import { project } from './queries.ts';

/** Everything read about projects is asked again; the one that was answered is shown at once. */
const refresh = (client: QueryClient, answered?: Project): Promise<void> => {
  if (answered) client.setQueryData(project(answered.id).queryKey, answered);
  return client.invalidateQueries({ queryKey: ['projects'] });
};

/** Makes a project; the form says what is wrong. */
export function useCreateProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof createProject>) => call(createProject, { body }),
    meta: { toast: false },
    onSuccess: (made) => void refresh(client, made),
  });
}

interface Change {
  readonly version: number;
  readonly body: ProjectChanges;
}

/** Changes a project from the version that was seen; the form says what is wrong. */
export function useUpdateProject(project_id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ version, body }: Change) => call(updateProject, { params: { project_id }, body, version }),
    meta: { toast: false },
    onSuccess: (changed) => void refresh(client, changed),
  });
}

interface Step {
  readonly to: ProjectStatus;
  readonly reason?: string;
}

/** Brings a project to another state. */
export function useTransitionProject(project_id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Step) => call(transitionProject, { params: { project_id }, body }),
    meta: { toast: t('transition_failed') },
    onSuccess: (changed) => void refresh(client, changed),
  });
}

/** Archives a project; `useRestoreProject` undoes it. */
export function useArchiveProject(project_id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: number) => call(archiveProject, { params: { project_id }, version }),
    meta: { toast: t('archive_failed') },
    onSuccess: () => refresh(client),
  });
}

/** Brings an archived project back as it was. */
export function useRestoreProject(project_id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(restoreProject, { params: { project_id } }),
    meta: { toast: t('restore_failed') },
    onSuccess: (restored) => void refresh(client, restored),
  });
}
