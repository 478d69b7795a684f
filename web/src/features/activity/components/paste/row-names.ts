import type { ActivityChoices } from '#contract/activity/day-shapes.ts';
import type { Coded } from '#contract/activity/shapes.ts';
import { chosenPurpose } from '../form/chosen-purpose.ts';
import { type BareRow, rowKey } from '../week/week-rows.ts';
import { plainly } from './days.ts';

/** The row that a name means; `several` where it could be more than one. */
export type FindRow = (label: string) => BareRow | 'several' | undefined;

const spellings = (one: Coded | null): string[] =>
  one ? [one.code, one.name, `${one.code} ${one.name}`].map(plainly) : [''];

/** Finds rows by code or name of project and service: those of the week first, then what can be chosen. */
export function rowFinder(rows: readonly BareRow[], choices: readonly ActivityChoices[]): FindRow {
  const inWeek = new Map<string, BareRow | 'several'>();
  for (const row of rows) learn(inWeek, row, withService(row));
  // A project's name alone means its one row in the week.
  for (const row of rows) if (row.service) learn(inWeek, row, spellings(row.project));
  const others = new Map<string, BareRow | 'several'>();
  for (const one of choices) learnChoices(others, one);
  return (label) => inWeek.get(plainly(label)) ?? others.get(plainly(label));
}

const withService = ({ project, service }: BareRow): string[] =>
  spellings(project).flatMap((one) => spellings(service).map((other) => `${one} ${other}`.trim()));

function learn(known: Map<string, BareRow | 'several'>, row: BareRow, names: readonly string[]): void {
  for (const name of new Set(names)) {
    const before = known.get(name);
    const isOther = before !== undefined && (before === 'several' || rowKey(before) !== rowKey(row));
    known.set(name, isOther ? 'several' : row);
  }
}

function learnChoices(known: Map<string, BareRow | 'several'>, choices: ActivityChoices): void {
  for (const { id, code, name, service_ids } of choices.projects) {
    const project = { id, code, name };
    const alone = chosenPurpose(choices, id, null).service_type_id;
    const services = choices.services.filter((one) => service_ids?.includes(one.id) ?? true);
    const bare = services.find((one) => one.id === alone) ?? null;
    learn(known, { project, service: bare && named(bare) }, spellings(project));
    for (const service of services)
      learn(known, { project, service: named(service) }, withService({ project, service }));
  }
}

const named = ({ id, code, name }: Coded): Coded => ({ id, code, name });
