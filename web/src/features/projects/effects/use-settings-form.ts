import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Project, ProjectChanges } from '#contract/projects/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { f } from '../components/form/messages.ts';
import { useProjectForm } from '../components/form/project-form.ts';
import { bodyOf, changedFields, type ProjectValues, valuesOf } from '../components/form/project-values.ts';
import { useUpdateProject } from '../mutations.ts';
import { project } from '../queries.ts';
import { conflictsOf } from './conflicts.ts';

/**
 * The form of a project over the version `base`. Only what was changed here is sent; `theirs` is set when somebody else
 * changed the same fields first, and `onSaved` gets the project as it then stands, with what takes the change back.
 */
export function useSettingsForm(base: Project, onSaved: (saved: Project, back?: ProjectChanges) => void) {
  const queries = useQueryClient();
  const format = useFormat();
  const version = useRef(base.version);
  const [theirs, setTheirs] = useState<Project | null>(null);
  const { mutateAsync } = useUpdateProject(base.id);

  const send = async (values: ProjectValues) => {
    const body = changedFields(valuesOf(base), values);
    const isSame = Object.keys(body).length === 0;
    const saved = isSame ? base : await mutateAsync({ version: version.current, body });
    if (isSame) toast.show({ title: f('saved') });
    onSaved(saved, isSame ? undefined : previous(body, valuesOf(base)));
  };
  const save = async (values: ProjectValues) => {
    try {
      await send(values);
    } catch (error) {
      if (!isCallError(error, 412)) throw error;
      const now = await queries.fetchQuery({ ...project(base.id), staleTime: 0 });
      if (conflictsOf(base, values, now, format).length > 0) {
        setTheirs(now);
        throw error;
      }
      version.current = now.version;
      await send(values);
    }
  };
  const form = useProjectForm(valuesOf(base), `project.${base.id}.${base.version}`, save);
  const keepMine = () => {
    if (theirs) version.current = theirs.version;
    setTheirs(null);
    void form.submit();
  };
  const takeTheirs = () => {
    form.discard();
    if (theirs) onSaved(theirs);
  };
  const conflicts = theirs ? conflictsOf(base, form.values, theirs, format) : [];
  return { form, conflicts, keepMine, takeTheirs, close: () => setTheirs(null) };
}

/** The same fields as they were before. */
const previous = (body: ProjectChanges, before: ProjectValues): ProjectChanges =>
  Object.fromEntries(Object.entries(bodyOf(before)).filter(([field]) => field in body));
