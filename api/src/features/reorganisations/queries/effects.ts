import { type Chart, type ChartNode, chartOf } from '#contract/org-chart/tree.ts';
import { draftedBy } from '#contract/reorganisations/drafted.ts';
import type { BrokenThing, ReorganisationEffects } from '#contract/reorganisations/shapes.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { listMoves } from './moves.ts';
import { requireReorganisation } from './reorganisations.ts';
import { readStanding } from './standing.ts';
import { listDoings, listWaitingLeave, listWaitingTime } from './waiting.ts';

interface Charts {
  readonly before: Chart;
  readonly after: Chart;
}

/** What a draft would break and change, if it were applied now; nothing of one that isn't a draft any more. Throws 404. */
export const readEffects = async (context: Context, id: string): Promise<ReorganisationEffects> => {
  const { status } = await requireReorganisation(context, id);
  const [standing, kept] = await Promise.all([readStanding(context), listMoves(context, id)]);
  const moves = status === 'draft' ? kept : [];
  const charts = { before: chartOf(standing), after: chartOf(draftedBy(standing, moves)) };
  const movers = moves.filter(({ kind }) => kind === 'person').map(({ subject }) => subject.id);
  return {
    broken: await listBroken(context, charts, movers),
    moved_people: movers.length,
    ...compare(charts),
  };
};

const nameOf = ({ nodes }: Chart, id: string | null | undefined): Reference | null => {
  const node = id ? nodes.get(id) : undefined;
  return node?.kind === 'person' ? { id: node.id, name: node.person.name } : null;
};

/** Whom somebody answers to; null at the top. */
const managerIn = ({ nodes }: Chart, id: string): string | null => {
  const node = nodes.get(id);
  return node?.kind === 'person' ? node.person.manager_id : null;
};

const listBroken = async (
  context: Context,
  charts: Charts,
  movers: readonly string[],
): Promise<BrokenThing[]> => {
  if (movers.length === 0) return [];
  const { before, after } = charts;
  const reporting = movers.filter((id) => managerIn(before, id) !== managerIn(after, id));
  const [time, leave, doings] = await Promise.all([
    listWaitingTime(context, reporting),
    listWaitingLeave(context, reporting),
    listDoings(context, leavingIn(charts)),
  ]);
  const waits = (kind: 'approvals' | 'leave', found: typeof time): BrokenThing[] =>
    found.flatMap(({ member, count, days }) => {
      const who = nameOf(before, member);
      const lines = {
        before: nameOf(before, managerIn(before, member)),
        after: nameOf(after, managerIn(after, member)),
      };
      return who ? [{ kind, member: who, count, about: '', days, project: null, ...lines }] : [];
    });
  const left = doings.flatMap(({ kind, member, count, role, project, owner }): BrokenThing[] => {
    const who = nameOf(before, member);
    if (!who || !isIn(before, member, owner) || isIn(after, member, owner)) return [];
    const lines = {
      before: nameOf(before, owner),
      after: nameOf(after, after.nodes.get(member)?.parent?.id),
    };
    return [{ kind, member: who, count, about: role || project.name, days: null, project, ...lines }];
  });
  return [...waits('approvals', time), ...waits('leave', leave), ...left];
};

/** True for somebody in somebody's branch, themselves included. */
const isIn = ({ nodes }: Chart, id: string, top: string): boolean => {
  for (let at: ChartNode | null | undefined = nodes.get(id); at; at = at.parent)
    if (at.id === top) return true;
  return false;
};

/** People with others above them than before, at any distance: a branch moves with its head. */
const leavingIn = ({ before, after }: Charts): string[] => {
  const moved = new Set<string>();
  const order = [...after.roots];
  for (const node of order) {
    const was = before.nodes.get(node.id);
    const isMoved =
      was?.parent?.id !== node.parent?.id || (node.parent !== null && moved.has(node.parent.id));
    if (isMoved) moved.add(node.id);
    order.push(...node.children);
  }
  return [...moved].filter((id) => before.nodes.get(id)?.kind === 'person');
};

const compare = ({ before, after }: Charts) => {
  const both = (count: (chart: Chart) => number) => ({ before: count(before), after: count(after) });
  return { layers: both(layersIn), widest_span: both(spanIn), vacancies: both(vacanciesIn) };
};

const highest = (numbers: Iterable<number>): number => {
  let found = 0;
  for (const number of numbers) found = Math.max(found, number);
  return found;
};

const layersIn = ({ nodes }: Chart): number => highest([...nodes.values()].map(({ layer }) => layer));

const spanIn = ({ nodes }: Chart): number =>
  highest([...nodes.values()].map(({ children }) => children.filter(({ kind }) => kind === 'person').length));

const vacanciesIn = ({ nodes }: Chart): number =>
  [...nodes.values()].reduce((sum, node) => sum + (node.kind === 'vacancy' ? node.seats : 0), 0);
