import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { changesBetween, type NewEvent } from '../../../platform/events.ts';
import type { MoveRow, Values } from '../queries/moves.ts';

/** A move as it is written; one that was closed before may be opened again. */
export type Writing = Omit<MoveRow, 'id' | 'kind'> & {
  readonly kind: MoveRow['kind'] | 'reopened_position';
};

const id = z.string().nullable();
const text = z.string().nullable();
const personColumns = z
  .object({ manager_id: id, position_id: id, title: text, department: text })
  .partial()
  .transform(({ title, ...rest }) => ({ ...rest, ...(title === undefined ? {} : { position: title }) }));
const positionColumns = z.object({
  title: z.string(),
  department: text,
  parent_id: id,
  headcount: z.number(),
});

/** Columns of a person; a title is what members call a position. */
const columnsOf = (values: Values) => personColumns.parse(values);

/** Writes moves in an order in which each finds what it needs: seats before who sits on them, closed ones last. Answers their events. */
export const writeMoves = async (
  context: Context,
  moves: readonly Writing[],
  name: string,
): Promise<NewEvent[]> => {
  const of = (kind: Writing['kind']) => moves.filter((move) => move.kind === kind);
  const data = { reorganisation: name };
  const events: NewEvent[] = [];
  for (const move of inOrder(of('new_position'))) events.push({ ...(await make(context, move)), data });
  for (const move of of('reopened_position')) events.push({ ...(await reopen(context, move)), data });
  for (const move of of('position')) events.push({ ...(await change(context, move)), data });
  for (const move of of('person')) events.push({ ...(await movePerson(context, move)), data });
  for (const move of of('closed_position')) events.push({ ...(await close(context, move)), data });
  return events;
};

/** Those above before those below: a row refers to what is there. */
const inOrder = (moves: readonly Writing[]): Writing[] => {
  const left = new Map(moves.map((move) => [move.subject.id, move]));
  const order: Writing[] = [];
  const take = (move: Writing): void => {
    left.delete(move.subject.id);
    const above = typeof move.changes.parent_id === 'string' ? left.get(move.changes.parent_id) : undefined;
    if (above) take(above);
    order.push(move);
  };
  for (const move of moves) if (left.has(move.subject.id)) take(move);
  return order;
};

const one = ({ organization }: Context, { subject }: Writing) =>
  sql<boolean>`org_id = ${organization} and id = ${subject.id}::uuid`;

const aboutPosition = ({ subject: { id } }: Writing) => ({ subject: { type: 'position', id } });

const make = async ({ db, organization }: Context, move: Writing): Promise<NewEvent> => {
  const fields = positionColumns.parse(move.changes);
  await db
    .insertInto('positions')
    .values({ ...fields, org_id: organization, id: move.subject.id })
    .execute();
  return { type: 'position.created', ...aboutPosition(move), changes: changesBetween({}, fields) };
};

const reopen = async (context: Context, move: Writing): Promise<NewEvent> => {
  await context.db.updateTable('positions').set({ archived_at: null }).where(one(context, move)).execute();
  return { type: 'position.restored', ...aboutPosition(move) };
};

const change = async (context: Context, move: Writing): Promise<NewEvent> => {
  const fields = positionColumns.partial().parse(move.changes);
  await context.db.updateTable('positions').set(fields).where(one(context, move)).execute();
  return { type: 'position.changed', ...aboutPosition(move), changes: changesBetween(move.before, fields) };
};

const movePerson = async (context: Context, move: Writing): Promise<NewEvent> => {
  const fields = columnsOf(move.changes);
  await context.db.updateTable('members').set(fields).where(one(context, move)).execute();
  return {
    type: 'member.changed',
    subject: { type: 'member', id: move.subject.id },
    changes: changesBetween(columnsOf(move.before), fields),
  };
};

const close = async (context: Context, move: Writing): Promise<NewEvent> => {
  await context.db
    .updateTable('positions')
    .set({ archived_at: context.now.toISOString() })
    .where(one(context, move))
    .execute();
  return { type: 'position.closed', ...aboutPosition(move) };
};
