import type { ActivityChoices } from '#contract/activity/day-shapes.ts';
import type { Coded } from '#contract/activity/shapes.ts';

/** What was chosen, and whether such time is billable by itself. */
export type ChosenPurpose = { project_id: string | null; service_type_id: string | null; billable: boolean };

/** What was chosen, by name. */
export type NamedPurpose = { project: Coded | null; service: Coded | null };

/** What a choice comes to: a service that the project doesn't take is dropped, a single one is taken. */
export function chosenPurpose(
  choices: ActivityChoices,
  project_id: string | null,
  service_type_id: string | null,
): ChosenPurpose {
  const project = choices.projects.find(({ id }) => id === project_id);
  const allowed = servicesOf(choices, project_id);
  const kept =
    allowed.find(({ id }) => id === service_type_id) ?? (allowed.length === 1 ? allowed[0] : undefined);
  const billable = (project?.billable ?? true) && (kept?.billable ?? true);
  return { project_id, service_type_id: kept?.id ?? null, billable };
}

/** The services that can be chosen with a project: all, unless it takes some alone. */
export const servicesOf = ({ projects, services }: ActivityChoices, projectId: string | null) => {
  const taken = projects.find(({ id }) => id === projectId)?.service_ids;
  return taken ? services.filter(({ id }) => taken.includes(id)) : services;
};
