import { highest, type Role, rank } from '#contract/access/roles.ts';
import { type Endpoint, isVersioned } from '#contract/endpoint.ts';
import type { Kind } from './addresses.ts';
import type { Header, Question } from './ask.ts';
import type { Actor, Place } from './cast.ts';
import type { Expectation } from './who-may.ts';

/** What a call has to get, and whether that is what its caller's call gets at the row itself. */
export interface Demand {
  readonly status: number;
  readonly passes: boolean;
}

const refused = (status: number): Demand => ({ status, passes: false });

/** By the reviewed table, and by what the caller was written down to hold. */
export const demand = (cell: Question, expected: Expectation): Demand => {
  const { actor, header } = cell;
  if (expected.scope === 'anybody') return passing(cell.endpoint, expected);
  if (!actor.person) return refused(401);
  if (header !== 'none' && !reaches(actor, header)) return refused(404);
  if (expected.scope === 'root')
    return mayAtRoot(actor, expected) ? found(cell, expected, 'own') : refused(403);
  if (expected.scope === 'person') return found(cell, expected, 'own');
  const place = header === 'none' ? actor.current : header;
  if (place === null || place === 'missing') return refused(422);
  const role = heldAt(cell, expected, place);
  if (role === null || !expected.least || rank(role) < rank(expected.least)) return refused(403);
  return found(cell, expected, place);
};

/** Whoever holds anything in an organization may name it; the others are told that it doesn't exist. */
export const reaches = ({ atRoot, roles, inProject }: Actor, header: Header): boolean => {
  if (header === 'missing') return false;
  if (atRoot) return true;
  return header === 'own' ? Boolean(roles.own ?? inProject) : Boolean(roles.foreign);
};

const mayAtRoot = ({ atRoot }: Actor, { least }: Expectation): boolean =>
  atRoot !== undefined && least !== null && rank(atRoot) >= rank(least);

/** The highest role that counts where the call is asked; the one project is the own one. */
const heldAt = ({ actor, kind }: Question, { scope }: Expectation, place: Place): Role | null => {
  const isThere = scope === 'project' && place === 'own' && OF_THE_PROJECT.includes(kind);
  const held = [actor.atRoot, actor.roles[place], isThere ? actor.inProject : undefined];
  return highest(held.filter((role) => role !== undefined));
};

const OF_THE_PROJECT: readonly Kind[] = ['own', 'stray', 'foreign child', 'missing child'];

/** What somebody who may ask gets: their call where the row is there for them, else that it isn't. */
const found = (cell: Question, expected: Expectation, place: Place): Demand => {
  const { actor, kind, endpoint } = cell;
  if (actor.outside && expected.outsider) return refused(expected.outsider);
  // What is no form is refused before anybody looks for what its address names.
  if (kind === place || kind === 'none' || endpoint.file) return passing(endpoint, expected);
  if (kind !== 'hidden') return refused(404);
  const isOpen = expected.scope === 'project' && !actor.narrow;
  return isOpen ? passing(endpoint, expected) : refused(expected.hidden ?? 404);
};

/** A call that changes nothing: a reading is answered, a write stopped by its stale version, its body or its missing file. */
const passing = (endpoint: Endpoint, { passing: said }: Expectation): Demand => {
  const stopped = endpoint.file || endpoint.bytes ? 415 : 422;
  const usual = endpoint.method === 'GET' ? 200 : isVersioned(endpoint) ? 412 : stopped;
  return { status: said ?? usual, passes: true };
};
