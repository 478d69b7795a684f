import type { ImportMapping } from '#contract/imports/mapping.ts';
import type { ImportDetail } from '#contract/imports/shapes.ts';
import type { Reference } from '#contract/shapes.ts';

/** What a file names that has to be assigned. */
export const KINDS = ['people', 'clients', 'projects', 'services'] as const;

/** One kind of what a file names. */
export type Kind = (typeof KINDS)[number];

/** Something that a file names. */
export type NamedOf =
  | ImportDetail['people'][number]
  | ImportDetail['projects'][number]
  | ImportDetail['clients'][number];

/** Something new: `client` undefined = as in the file, null = internal. */
export interface NewOne {
  readonly kind: 'new';
  readonly name: string;
  readonly email?: string;
  readonly code?: string;
  readonly client?: Reference | null;
}

/** What becomes of something in a file; `open` = somebody has to choose. */
export type Choice =
  | { readonly kind: 'ours'; readonly id: string; readonly name: string }
  | NewOne
  | { readonly kind: 'none' }
  | { readonly kind: 'open' };

/** What was chosen otherwise than proposed, by kind and key. */
export type Choices = Readonly<Record<Kind, Readonly<Record<string, Choice>>>>;

/** Nothing was chosen yet. */
export const NO_CHOICES: Choices = { people: {}, clients: {}, projects: {}, services: {} };

/** What becomes of a name unless somebody chooses otherwise: its match, else something new. */
export const proposal = (kind: Kind, named: NamedOf): Choice => {
  if (named.match) return { kind: 'ours', ...named.match };
  if (named.name === '') return { kind: kind === 'people' ? 'open' : 'none' };
  return {
    kind: 'new',
    name: named.name,
    ...('email' in named && named.email ? { email: named.email } : {}),
    ...('code' in named && isCode(named.code) ? { code: named.code.toUpperCase() } : {}),
  };
};

const isCode = (code: string | null): code is string => /^[A-Z0-9-]{2,12}$/i.test(code ?? '');

/** What becomes of a name. */
export const choiceOf = (choices: Choices, kind: Kind, named: NamedOf): Choice => {
  const { [named.key]: chosen } = choices[kind];
  return (Object.hasOwn(choices[kind], named.key) ? chosen : undefined) ?? proposal(kind, named);
};

/** The names of a kind that will be assigned: clients matter only to projects that are made. */
export const assignable = (detail: ImportDetail, choices: Choices, kind: Kind): readonly NamedOf[] => {
  if (kind !== 'clients') return byName(detail[kind]);
  const needed = new Set(
    detail.projects.flatMap((project) => {
      const choice = choiceOf(choices, 'projects', project);
      return choice.kind === 'new' && choice.client === undefined ? (project.client_key ?? []) : [];
    }),
  );
  return byName(detail.clients.filter(({ key }) => needed.has(key)));
};

/** In alphabetical order, rows that name nothing last. */
const byName = (names: readonly NamedOf[]): NamedOf[] =>
  names.toSorted(
    (one, other) =>
      Number(one.name === '') - Number(other.name === '') ||
      one.name.localeCompare(other.name, undefined, { numeric: true }),
  );

/** How many of a kind will be new. */
export const countNew = (detail: ImportDetail, choices: Choices, kind: Kind): number =>
  assignable(detail, choices, kind).filter((named) => choiceOf(choices, kind, named).kind === 'new').length;

/** How many names nobody has decided about. */
export const countOpen = (detail: ImportDetail, choices: Choices): number =>
  KINDS.flatMap((kind) =>
    assignable(detail, choices, kind).filter((named) => choiceOf(choices, kind, named).kind === 'open'),
  ).length;

/** The choices as the API takes them; what was left as proposed isn't sent, so that a match made meanwhile counts. */
export const mappingOf = ({ people, clients, projects, services }: Choices): ImportMapping => ({
  people: mapped(people, ({ name, email }) => ({ create: { name, ...(email ? { email } : {}) } })),
  clients: mapped(clients, ({ name, code }) => ({ create: { name, ...(code ? { code } : {}) } })),
  projects: {
    ...without(projects),
    ...mapped(projects, ({ name, code, client }) => ({
      create: {
        name,
        ...(code ? { code } : {}),
        ...(client === undefined ? {} : { client_id: client?.id ?? null }),
      },
    })),
  },
  services: {
    ...without(services),
    ...mapped(services, ({ name, code }) => ({ create: { name, ...(code ? { code } : {}) } })),
  },
});

const mapped = <Made>(
  choices: Choices[Kind],
  make: (one: NewOne) => Made,
): Record<string, { id: string } | Made> =>
  Object.fromEntries(
    Object.entries(choices).flatMap(([key, choice]): (readonly [string, { id: string } | Made])[] => {
      if (choice.kind === 'ours') return [[key, { id: choice.id }]];
      return choice.kind === 'new' ? [[key, make(choice)]] : [];
    }),
  );

const without = (choices: Choices[Kind]): Record<string, null> =>
  Object.fromEntries(
    Object.entries(choices).flatMap(([key, choice]) => (choice.kind === 'none' ? [[key, null]] : [])),
  );
