import { organizationDomain } from '#contract/access/permission.ts';
import { applyReorganisation, putMove } from '#contract/reorganisations/endpoints.ts';
import type { Reorganisation, WholeReorganisation } from '#contract/reorganisations/shapes.ts';
import type { Context } from '../../platform/context.ts';
import { listMoves, listMovesOf, type MoveRow, readNames, type Values } from './queries/moves.ts';
import { type ReorganisationRow, requireReorganisation } from './queries/reorganisations.ts';
import { readStanding } from './queries/standing.ts';
import { nowOf, staleIn } from './rules/since.ts';

/** A reorganisation as people see it. */
const presentReorganisation = (
  { person, organization }: Context,
  row: ReorganisationRow,
  stale: number,
): Reorganisation => {
  const can = ({ access: { action, object } }: typeof putMove | typeof applyReorganisation) =>
    person.permissions.can(action, object, organizationDomain(organization));
  const may: Reorganisation['may'] = [];
  if (row.status === 'draft' && can(putMove)) may.push('write', 'discard');
  if (row.status === 'draft' && row.moves > 0 && can(applyReorganisation)) may.push('apply');
  if (row.status === 'applied' && can(applyReorganisation)) may.push('undo');
  return { ...row, stale, may };
};

/** Rows of the list as people see them, each with how many of its moves are outdated. */
export const presentList = async (
  context: Context,
  rows: readonly ReorganisationRow[],
): Promise<Reorganisation[]> => {
  const moves = await listMovesOf(
    context,
    rows.map(({ id }) => id),
  );
  const now = nowOf(
    await readStanding(
      context,
      [...moves.values()].flatMap((some) => some.map(({ subject }) => subject.id)),
    ),
  );
  return rows.map((row) => {
    const stale = (moves.get(row.id) ?? []).filter((move) => staleIn(move, now, row.status).length > 0);
    return presentReorganisation(context, row, stale.length);
  });
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
  const list = moves.map((move) => ({
    ...move,
    subject: { id: move.subject.id, name: names.get(move.subject.id) ?? '' },
    names: Object.fromEntries(
      [...idsIn(move.changes), ...idsIn(move.before)].map((one) => [one, names.get(one) ?? '']),
    ),
    stale: staleIn(move, now, row.status),
  }));
  const stale = list.filter((move) => move.stale.length > 0).length;
  return { ...presentReorganisation(context, row, stale), list };
};

/** What new positions will be called. */
const titlesOf = (moves: readonly MoveRow[]): [string, string][] =>
  moves.flatMap(({ kind, subject, changes }) =>
    kind === 'new_position' && typeof changes.title === 'string' ? [[subject.id, changes.title]] : [],
  );
