import { brokenRule } from '#contract/errors.ts';
import type {
  ClientChoice,
  ImportMapping,
  PersonChoice,
  ProjectChoice,
  ServiceChoice,
} from '#contract/imports/mapping.ts';
import type { MatchedNames } from '../queries/match-names.ts';

type Kind = 'people' | 'clients' | 'projects' | 'services';

/** What becomes of everything that a file names, by its keys. */
export interface Choices {
  readonly people: ReadonlyMap<string, PersonChoice>;
  readonly clients: ReadonlyMap<string, ClientChoice>;
  readonly projects: ReadonlyMap<string, ProjectChoice>;
  readonly services: ReadonlyMap<string, ServiceChoice>;
}

/** What becomes of everything that a file names: what was chosen, else its match, else something new. */
export const choicesOf = (mapping: ImportMapping, names: MatchedNames): Choices => ({
  people: chosen(mapping.people, names.people, (name) => ours(name) ?? newPerson(name)),
  clients: chosen(mapping.clients, names.clients, (name) => ours(name) ?? newOne(name)),
  projects: chosen(mapping.projects, names.projects, (name) => ours(name) ?? newProject(name)),
  services: chosen(mapping.services, names.services, (name) => ours(name) ?? newOne(name)),
});

interface Matched {
  readonly key: string;
  readonly match: { readonly id: string } | null;
}

const ours = ({ match }: Matched) => (match ? { id: match.id } : null);

const chosen = <Name extends Matched, Choice>(
  made: Readonly<Record<string, Choice>>,
  names: readonly Name[],
  otherwise: (name: Name) => NoInfer<Choice>,
): Map<string, Choice> => {
  const given = new Map(Object.entries(made));
  return new Map(
    names.map((name) => {
      const choice = given.get(name.key);
      return [name.key, choice === undefined ? otherwise(name) : choice];
    }),
  );
};

type Keys = Readonly<Record<Kind, readonly { readonly key: string }[]>>;

/** Throws 422 when a mapping speaks of something that the file doesn't name: a typing error would create it instead. */
export const requireKnownKeys = (mapping: ImportMapping, names: Keys): void => {
  const kinds: readonly Kind[] = ['people', 'clients', 'projects', 'services'];
  for (const kind of kinds) {
    const keys = new Set(names[kind].map(({ key }) => key));
    const unknown = Object.keys(mapping[kind]).find((key) => !keys.has(key));
    if (unknown === undefined) continue;
    throw brokenRule('key-unknown', `${kind}.${unknown}`, `The file doesn't name “${unknown}”.`);
  }
};

const newOne = ({ name }: { name: string }) => ({ create: { name } });

const newPerson = ({ name, email }: { name: string; email: string }): PersonChoice => ({
  create: { name, ...(email ? { email } : {}) },
});

const CODE = /^[A-Z0-9-]{2,12}$/;

const newProject = ({ name, code }: { name: string; code: string | null }): ProjectChoice => {
  const usable = code?.toUpperCase() ?? '';
  return name === '' ? null : { create: { name, ...(CODE.test(usable) ? { code: usable } : {}) } };
};
