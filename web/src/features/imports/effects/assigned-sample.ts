import type { ImportDetail } from '#contract/imports/shapes.ts';
import { type Choices, choiceOf, type Kind, type NamedOf } from './choices.ts';

type SampleRow = ImportDetail['sample'][number];

/** The first rows with the names that their people, projects and service types get here; null = left out. */
export const assignedSample = (detail: ImportDetail, choices: Choices): SampleRow[] =>
  detail.sample.map((row) => ({
    ...row,
    person: become(detail.people, choices, 'people', row.person) ?? row.person,
    project: become(projectsOf(detail, row), choices, 'projects', row.project ?? ''),
    service: row.service === null ? null : become(detail.services, choices, 'services', row.service),
  }));

const projectsOf = ({ projects, clients }: ImportDetail, { client }: SampleRow): readonly NamedOf[] => {
  const key = clients.find(({ name }) => isSame(name, client ?? ''))?.key ?? null;
  return projects.filter(({ client_key }) => client_key === key);
};

const become = (names: readonly NamedOf[], choices: Choices, kind: Kind, written: string): string | null => {
  const named = names.find(({ name }) => isSame(name, written));
  if (!named) return written;
  const choice = choiceOf(choices, kind, named);
  return choice.kind === 'ours' || choice.kind === 'new' ? choice.name : null;
};

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
