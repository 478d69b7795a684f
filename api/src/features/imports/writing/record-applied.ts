import type { ImportResult } from '#contract/imports/shapes.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { NewEvent } from '../../../platform/events.ts';
import type { Named } from './create-named.ts';
import type { Written } from './insert-entries.ts';

/** An import that was written. */
export interface Applied {
  readonly id: string;
  readonly fileName: string;
  readonly named: Named;
  readonly written: readonly Written[];
  readonly result: ImportResult;
}

const EVENTS_A_STATEMENT = 500;

/** Records the import, everything that it created, and on each project what came in. */
export const recordApplied = async (
  context: Context,
  { id, fileName, named, written, result }: Applied,
): Promise<void> => {
  const data = { import_id: id, file_name: fileName };
  const created = (type: string, event: NewEvent['type'], rows: readonly Reference[]): NewEvent[] =>
    rows.map((row) => ({
      type: event,
      subject: { type, id: row.id },
      changes: { name: [null, row.name] },
      data,
      ...(type === 'project' ? { project: row.id } : {}),
    }));
  const { projects, ...counts } = result;
  await recordAll(context, [
    { type: 'import.applied', subject: { type: 'import', id }, data: { ...data, ...counts } },
    ...created('member', 'member.created', named.people.created),
    ...created('client', 'client.created', named.clients.created),
    ...created('service_type', 'service-type.created', named.services.created),
    ...created('project', 'project.created', named.projects.created),
    ...importedInto(written, 'project.imported', data),
  ]);
};

/** An event on each project that time came into, or went from, with its entries and seconds. */
export const importedInto = (
  written: readonly Written[],
  type: NewEvent['type'],
  data: Readonly<Record<string, unknown>>,
): NewEvent[] =>
  written.flatMap(({ project_id: project, entries, seconds }) =>
    project
      ? { type, subject: { type: 'project', id: project }, project, data: { ...data, entries, seconds } }
      : [],
  );

/** Records any number of events. */
export const recordAll = async ({ record }: Context, events: readonly NewEvent[]): Promise<void> => {
  for (let from = 0; from < events.length; from += EVENTS_A_STATEMENT)
    await record(...events.slice(from, from + EVENTS_A_STATEMENT));
};
