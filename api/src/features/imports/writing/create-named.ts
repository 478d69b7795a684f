import type { Context } from '../../../platform/context.ts';
import type { ImportSettings } from '../queries/organization.ts';
import type { FileEntry } from '../reading/rows/entry.ts';
import { clientKey, personKey, projectKey } from '../reading/summary.ts';
import type { Choices } from './choices.ts';
import { createClients } from './create-clients.ts';
import { createPeople } from './create-people.ts';
import { createProjects } from './create-projects.ts';
import { createServices } from './create-services.ts';

/** Ours of everything that the entries name, each by its key; what isn't ours yet is created. */
export const createNamed = async (
  context: Context,
  importId: string,
  settings: ImportSettings,
  choices: Choices,
  entries: readonly FileEntry[],
) => {
  const byProject = Map.groupBy(entries, projectKey);
  const clients = await createClients(context, importId, neededClients(choices, byProject));
  const firstDays = firstDayBy(entries, ({ person }) => personKey(person));
  return {
    clients,
    services: await createServices(context, importId, choices.services),
    people: await createPeople(context, importId, choices.people, firstDays),
    projects: await createProjects(context, importId, choices.projects, settings, (key) => {
      const own = byProject.get(key) ?? [];
      return {
        firstDay: own.map(({ span }) => span.workDate).sort()[0] ?? settings.today,
        billable: own.some(({ billable }) => billable !== false),
        clientId: clients.byKey.get(clientOf(own) ?? '')?.id ?? null,
      };
    }),
  };
};

/** Ours of everything that the entries name. */
export type Named = Awaited<ReturnType<typeof createNamed>>;

const clientOf = ([first]: readonly FileEntry[]): string | null => (first ? clientKey(first) : null);

const firstDayBy = (
  entries: readonly FileEntry[],
  keyOf: (entry: FileEntry) => string,
): Map<string, string> => {
  const first = new Map<string, string>();
  for (const entry of entries) {
    const earlier = first.get(keyOf(entry));
    if (!earlier || entry.span.workDate < earlier) first.set(keyOf(entry), entry.span.workDate);
  }
  return first;
};

/** Clients hang on projects: those of projects that are here already, or of none, would be made for nothing. */
const neededClients = (
  { clients, projects }: Choices,
  byProject: ReadonlyMap<string, readonly FileEntry[]>,
): Choices['clients'] => {
  const needed = new Set(
    [...projects].flatMap(([key, choice]) =>
      choice && 'create' in choice && choice.create.client_id === undefined
        ? (clientOf(byProject.get(key) ?? []) ?? [])
        : [],
    ),
  );
  return new Map([...clients].filter(([key]) => needed.has(key)));
};
