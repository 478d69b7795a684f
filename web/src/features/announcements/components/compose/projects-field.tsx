import { useDebouncedValue } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Reference } from '#contract/shapes.ts';
import { useOrganizations } from '../../../../platform/person.ts';
import { MultiSelect } from '../../../../ui/form/multi-select.tsx';
import type { BoundField } from '../../../../ui/form-page/use-form.ts';
import { LABELS } from '../../effects/values.ts';
import { projectsOf } from '../../queries.ts';
import { t } from './messages.ts';

const TYPING_MS = 200;

type ProjectsFieldProps = BoundField<Reference[]> & {
  organizations: readonly string[];
  refused: ReactNode;
};

/** Projects of the chosen organizations, found by typing; several organizations are named beside their projects. */
export function ProjectsField({ organizations, refused, ...field }: ProjectsFieldProps) {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), TYPING_MS);
  const found = useFound(organizations, q);
  const unlisted = field.value.filter(({ id }) => !found.projects.some((one) => one.id === id));
  const all = [...found.projects, ...unlisted];
  return (
    <MultiSelect
      {...field}
      label={LABELS.projects}
      note={t('projects_note')}
      optional
      placeholder={t('any_project')}
      options={all.map(({ id, name, detail }: Found) => ({
        value: id,
        label: name,
        ...(detail ? { detail } : {}),
      }))}
      value={field.value.map(({ id }) => id)}
      onChange={(chosen) =>
        field.onChange(
          chosen.flatMap((id) => {
            const one = all.find((project) => project.id === id);
            return one ? [{ id, name: one.name }] : [];
          }),
        )
      }
      onSearch={setTyped}
      loading={found.isFetching}
      error={field.error ?? refused ?? (found.isFailed ? t('projects_failed') : undefined)}
    />
  );
}

type Found = Reference & { detail?: string };

function useFound(organizations: readonly string[], q: string) {
  const known = useOrganizations();
  const answers = useQueries({ queries: organizations.map((id) => projectsOf(id, q)) });
  const several = organizations.length > 1;
  const projects = answers.flatMap(({ data }, at): Found[] => {
    const place = several ? known.find(({ id }) => id === organizations[at])?.name : undefined;
    return (data?.data ?? []).map(({ id, name, code }) => {
      const detail = [code, place].filter(Boolean).join(' · ');
      return { id, name, ...(detail ? { detail } : {}) };
    });
  });
  return {
    projects,
    isFetching: answers.some(({ isFetching }) => isFetching),
    isFailed: answers.some(({ error, data }) => error && !data),
  };
}
