import type { Endpoint } from '#contract/endpoint.ts';
import { type Kind, kindsOf } from './addresses.ts';
import { ask, type Header, type Question, type Reply } from './ask.ts';
import { type Demand, demand, reaches } from './demand.ts';
import { EXPECTATIONS } from './expectations.ts';
import { nameOf } from './samples.ts';
import type { Expectation } from './who-may.ts';
import type { World } from './world.ts';

/** A call of the matrix with what it had to get and what it got. */
export interface Cell extends Question {
  readonly demand: Demand;
  readonly reply: Reply;
}

const HEADERS: readonly Header[] = ['own', 'foreign', 'missing', 'none'];
/** Under another header than the own one, whose rows they are is told by these. */
const ELSEWHERE: readonly Kind[] = ['none', 'own', 'foreign', 'missing'];
const AT_ONCE = 8;

/** A question in words. */
export const told = ({ endpoint, actor, header, kind }: Question): string =>
  `${nameOf(endpoint)} by ${actor.name}, organization ${header}, ids ${kind}`;

/** Every endpoint, asked by everybody, in every organization, about every kind of row. */
export const questionsOf = (world: World): Question[] =>
  world.muster.server.endpoints.flatMap((endpoint) =>
    HEADERS.flatMap((header) =>
      world.cast.flatMap((actor) =>
        kindsOf(endpoint)
          .filter((kind) => header === 'own' || ELSEWHERE.includes(kind))
          .map((kind) => ({ endpoint, actor, header, kind })),
      ),
    ),
  );

/** The line of an endpoint in the table. */
export const expectationOf = (endpoint: Endpoint): Expectation => {
  const expected = EXPECTATIONS[nameOf(endpoint)];
  if (!expected) throw new Error(`${nameOf(endpoint)} has no line in expectations.ts: write who may ask.`);
  return expected;
};

/**
 * Sends them, some at once; those that must not be let through would take effect if they were. A hasty one stops at the first
 * that is wrong.
 */
export const fillMatrix = async (
  world: World,
  questions: readonly Question[],
  isHasty: boolean,
): Promise<Cell[]> => {
  const cells: Cell[] = [];
  for (let at = 0, size = 1; at < questions.length; at += size) {
    const [first] = questions.slice(at);
    size = first && expectationOf(first.endpoint).alone ? 1 : AT_ONCE;
    const some = questions.slice(at, at + size).map(async (question) => {
      const wanted = demand(question, expectationOf(question.endpoint));
      return {
        ...question,
        demand: wanted,
        reply: await ask(world, { ...question, earnest: !wanted.passes }),
      };
    });
    const filled = await Promise.all(some);
    cells.push(...filled);
    if (isHasty && filled.some((cell) => mismatchOf(cell).length > 0)) break;
  }
  return cells;
};

/** What is wrong with a cell by itself: nothing, or one sentence. */
export const mismatchOf = (cell: Cell): string[] => {
  const { demand: wanted, reply, endpoint } = cell;
  if (reply.status !== wanted.status)
    return [`${told(cell)}: ${reply.status} instead of ${wanted.status}: ${reply.text.slice(0, 300)}`];
  if (reply.status !== 403) return [];
  const { rule, why } = JSON.parse(reply.text);
  const { least } = expectationOf(endpoint);
  const fits = rule === 'no-rule-allows' && why?.allowed === false && why.least === least;
  return fits ? [] : [`${told(cell)}: refused as ${rule}, open from ${why?.least} instead of ${least}`];
};

/** Cells that have to look alike, since they ask for what isn't there and for what is somebody else's. */
export const differencesOf = (cells: readonly Cell[]): { pairs: number; problems: string[] } => {
  const known = new Map(cells.map((cell) => [told(cell), cell]));
  const problems: string[] = [];
  let pairs = 0;
  for (const cell of cells) {
    const twin = TWINS.map((change) => change(cell)).find((question) => question !== null);
    const other = twin && known.get(told({ ...cell, ...twin }));
    if (!other) continue;
    pairs += 1;
    if (JSON.stringify(cell.reply) !== JSON.stringify(other.reply))
      problems.push(`${told(cell)} ≠ ${told(other)}: ${JSON.stringify([cell.reply, other.reply])}`);
  }
  return { pairs, problems };
};

type Twin = (cell: Cell) => Partial<Question> | null;

const TWINS: readonly Twin[] = [
  ({ header, kind }) => (header === 'own' && kind === 'foreign' ? { kind: 'missing' } : null),
  ({ kind }) => (kind === 'foreign child' || kind === 'stray' ? { kind: 'missing child' } : null),
  ({ kind, demand: { status } }) => (kind === 'hidden' && status === 404 ? { kind: 'missing' } : null),
  ({ header, actor }) => (header === 'foreign' && !reaches(actor, header) ? { header: 'missing' } : null),
];
