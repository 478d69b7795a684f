import { useRef } from 'react';
import type { CopyPart } from '#contract/projects/copies.ts';
import type { Project } from '#contract/projects/shapes.ts';
import { useProjectForm } from '../components/form/project-form.ts';
import { bodyOf, type ProjectValues } from '../components/form/project-values.ts';
import { useCreateProject } from '../mutations.ts';
import { useCopy } from './use-copy.ts';
import { usePresetStart } from './use-preset-start.ts';

/** What a new project begins with: a project that is copied, or a preset. */
interface Beginning {
  readonly source: string | null;
  readonly preset_id: string | null;
}

/** The form of a new project that starts as `empty`, with what it takes over; `onMade` gets what was made. */
export function useNewProject(
  empty: ProjectValues,
  { source, preset_id }: Beginning,
  onMade: (made: Project) => void,
) {
  const { mutateAsync } = useCreateProject();
  const taken = useRef<CopyPart[]>([]);
  const revision = useRef<number | null>(null);
  const save = async (values: ProjectValues) => {
    const { name = '', code = '', start_date = '', ...rest } = bodyOf(values);
    const copied = source && taken.current.length > 0 ? { project_id: source, parts: taken.current } : null;
    const made = await mutateAsync({
      ...rest,
      ...{ name, code, start_date, status: values.status },
      ...(copied ? { copy: copied } : {}),
      // Without a number the server says what is missing: a project never comes without the preset that was chosen.
      ...(preset_id ? { preset: { preset_id, revision: revision.current ?? 0 } } : {}),
    });
    onMade(made);
  };
  const form = useProjectForm(empty, 'project.new', save);
  const copy = useCopy(form, empty, source);
  const preset = usePresetStart(form, empty, preset_id);
  taken.current = [...copy.parts];
  revision.current = preset.revision;
  return { form, copy, preset };
}
