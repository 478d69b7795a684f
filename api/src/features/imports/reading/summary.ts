import type { FileEntry, FilePerson } from './rows/entry.ts';
import { oneLine, sameName } from './values/labels.ts';

/** Something named in a file that has to be mapped to ours. `key` is what mappings are given by. */
export interface Named {
  readonly key: string;
  /** First spelling in the file; empty for rows that name nothing. */
  readonly name: string;
  readonly entries: number;
  readonly seconds: number;
}

/** Somebody named in a file. */
export interface NamedPerson extends Named {
  readonly email: string;
}

/** A project named in a file; two clients may each have one of the same name. */
export interface NamedProject extends Named {
  readonly clientKey: string | null;
  readonly code: string | null;
}

/** E-mail address in lower case, else the name in lower case; empty when the file doesn't name people. */
export const personKey = ({ name, email }: FilePerson): string => email || sameName(name);

/** Name in lower case; null without a client. */
export const clientKey = ({ client }: FileEntry): string | null =>
  client === null ? null : sameName(client);

/** `client / project` in lower case, the project alone without a client; empty without a project. */
export const projectKey = (entry: FileEntry): string => {
  if (entry.project === null) return '';
  const withoutSlash = (part: string): string => part.replaceAll('/', '\\/');
  const client = clientKey(entry);
  const project = withoutSlash(sameName(entry.project.name));
  return client === null ? project : `${withoutSlash(client)} / ${project}`;
};

/** Name in lower case; null without a task. */
export const serviceKey = ({ service }: FileEntry): string | null =>
  service === null ? null : sameName(service);

/** Everything that the entries name, each once, in the order of the file. */
export const namesIn = (entries: readonly FileEntry[]) => ({
  people: grouped(
    entries,
    ({ person }) => personKey(person),
    ({ person }) => ({
      name: person.name || person.email,
      email: person.email,
    }),
  ) satisfies NamedPerson[],
  clients: grouped(entries, clientKey, ({ client }) => ({ name: client ?? '' })) satisfies Named[],
  projects: grouped(entries, projectKey, (entry) => ({
    name: oneLine(entry.project?.name ?? ''),
    code: entry.project?.code ?? null,
    clientKey: clientKey(entry),
  })) satisfies NamedProject[],
  services: grouped(entries, serviceKey, ({ service }) => ({ name: service ?? '' })) satisfies Named[],
});

const grouped = <Fields extends object>(
  entries: readonly FileEntry[],
  keyOf: (entry: FileEntry) => string | null,
  firstOf: (first: FileEntry) => Fields,
) =>
  [...Map.groupBy(entries, keyOf)].flatMap(([key, own]) =>
    key === null || !own[0]
      ? []
      : { key, ...firstOf(own[0]), entries: own.length, seconds: totalSeconds(own) },
  );

/** Sum of the durations in seconds. */
export const totalSeconds = (entries: readonly FileEntry[]): number =>
  entries.reduce((sum, { span }) => sum + span.durationSeconds, 0);
