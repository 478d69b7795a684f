import { organizationDomain } from '#contract/access/permission.ts';
import { applyReorganisation, putMove } from '#contract/reorganisations/endpoints.ts';
import type { Reorganisation, WholeReorganisation } from '#contract/reorganisations/shapes.ts';
import type { Context } from '../../platform/context.ts';
import { listMoves, type MoveRow, readNames, type Values } from './queries/moves.ts';
import { type ReorganisationRow, requireReorganisation } from './queries/reorganisations.ts';
import { readStanding } from './queries/standing.ts';
import { nowOf, staleIn } from './rules/since.ts';

/** A reorganisation as people see it. */
export const presentReorganisation = (
  { person, organization }: Context,
  row: ReorganisationRow,
): Reorganisation => {
  const can = ({ access: { action, object } }: typeof putMove | typeof applyReorganisation) =>
    person.permissions.can(action, object, organizationDomain(organization));
  const may: Reorganisation['may'] = [];
  if (row.status === 'draft' && can(putMove)) may.push('write', 'discard');
  if (row.status === 'draft' && row.moves > 0 && can(applyReorganisation)) may.push('apply');
  if (row.status === 'applied' && can(applyReorganisation)) may.push('undo');
  return { ...row, may };
};

const IDS = ['manager_id', 'position_id', 'parent_id'];

const idsIn = (values: Values): string[] =>
  IDS.flatMap((field) => {
    const value = values[field];
    return typeof value === 'string' ? [value] : [];
  });

/** The same with its moves, what they are about by name, and what changed since. Throws 404. */
export const presentWhole = async (context: Context, id: string): Promise<WholeReorganisation> => {
  const [row, moves, standing] = await Promise.all([
    requireReorganisation(context, id),
    listMoves(context, id),
    readStanding(context),
  ]);
  const known = await readNames(context, [
    ...new Set(moves.flatMap((move) => [move.subject.id, ...idsIn(move.changes), ...idsIn(move.before)])),
  ]);
  const names = new Map([...titlesOf(moves), ...known]);
  const now = nowOf(standing);
  return {
    ...presentReorganisation(context, row),
    list: moves.map((move) => ({
      ...move,
      subject: { id: move.subject.id, name: names.get(move.subject.id) ?? '' },
      names: Object.fromEntries(
        [...idsIn(move.changes), ...idsIn(move.before)].map((one) => [one, names.get(one) ?? '']),
      ),
      stale: staleIn(move, now, row.status),
    })),
  };
};

/** What new positions will be called. */
const titlesOf = (moves: readonly MoveRow[]): [string, string][] =>
  moves.flatMap(({ kind, subject, changes }) =>
    kind === 'new_position' && typeof changes.title === 'string' ? [[subject.id, changes.title]] : [],
  );
