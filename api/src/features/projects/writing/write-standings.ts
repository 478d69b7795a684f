import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { changesBetween, type NewEvent } from '../../../platform/events.ts';
import { type Standing, standingOf } from '../rules/standing.ts';

/** A locked project and what becomes of it. */
export interface Turn {
  readonly row: Standing & { readonly id: string };
  readonly after: Standing;
}

/** Writes many projects in one statement, with an event for each, and answers their versions since by id. */
export const writeStandings = async (
  context: Context,
  turns: readonly Turn[],
  data: Readonly<Record<string, unknown>>,
): Promise<ReadonlyMap<string, number>> => {
  if (turns.length === 0) return new Map();
  const rows = JSON.stringify(turns.map(({ row, after }) => ({ id: row.id, ...after })));
  const written = await sql<{ id: string; version: number }>`
    update projects p set owner_id = v.owner_id, tags = v.tags, status = v.status, status_reason = v.status_reason,
      archived_from = v.archived_from, archived_at = v.archived_at
    from jsonb_to_recordset(${rows}::jsonb) as v (id uuid, owner_id uuid, tags text[], status project_status,
      status_reason text, archived_from project_status, archived_at timestamptz)
    where p.org_id = ${context.organization} and p.id = v.id
    returning p.id, p.version`.execute(context.db);
  await context.record(...turns.map((turn) => eventOf(turn, data)));
  return new Map(written.rows.map(({ id, version }) => [id, version]));
};

/** The event that the same change of this one project alone would leave. */
const eventOf = ({ row, after }: Turn, data: Readonly<Record<string, unknown>>): NewEvent => {
  const { owner_id, tags, status } = after;
  const reason = status === row.status ? null : after.status_reason;
  return {
    type: typeOf(row, after),
    subject: { type: 'project', id: row.id },
    project: row.id,
    changes: changesBetween(standingOf(row), { owner_id, tags, status }),
    data: { ...data, ...(reason && status !== 'archived' ? { reason } : {}) },
  };
};

const typeOf = (before: Standing, { status }: Standing): NewEvent['type'] => {
  if (status === before.status) return 'project.updated';
  return before.status === 'archived' ? 'project.restored' : `project.${status}`;
};
