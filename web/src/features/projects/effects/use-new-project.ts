import { useRef } from 'react';
import type { CopyPart } from '#contract/projects/copies.ts';
import type { Project } from '#contract/projects/shapes.ts';
import { useProjectForm } from '../components/form/project-form.ts';
import { bodyOf, type ProjectValues } from '../components/form/project-values.ts';
import { useCreateProject } from '../mutations.ts';
import { useCopy } from './use-copy.ts';

/** The form of a new project that starts as `empty`, with what it takes over from `source`; `onMade` gets what was made. */
export function useNewProject(empty: ProjectValues, source: string | null, onMade: (made: Project) => void) {
  const { mutateAsync } = useCreateProject();
  const taken = useRef<CopyPart[]>([]);
  const save = async (values: ProjectValues) => {
    const { name = '', code = '', start_date = '', ...rest } = bodyOf(values);
    const copied = source && taken.current.length > 0 ? { project_id: source, parts: taken.current } : null;
    const made = await mutateAsync({
      ...rest,
      ...{ name, code, start_date, status: values.status },
      ...(copied ? { copy: copied } : {}),
    });
    onMade(made);
  };
  const form = useProjectForm(empty, 'project.new', save);
  const copy = useCopy(form, empty, source);
  taken.current = [...copy.parts];
  return { form, copy };
}
