import { sql } from 'kysely';
import type { OpsLogCheck } from '#contract/ops-log/shapes.ts';
import type { Database } from '../../../platform/postgres/database.ts';
import type { SaidItem, SaidItems } from './said-items.ts';

/** Items that one statement reads. */
const PAGE = 1_000;

type Fault = NonNullable<OpsLogCheck['fault']>;

interface Place {
  readonly organization: string;
  readonly project: string;
}

interface Chain {
  readonly items: SaidItems;
  /** Checks and counts in the records up to a place. */
  readonly goOn: (until: number) => Promise<Fault | null>;
}

const FIELDS = [
  ...['entry_id', 'state', 'settled', 'severity', 'owner_id', 'due', 'acknowledged_at', 'resolved_at'],
  ...['resolver_id', 'root_cause', 'changed_seq'],
] as const satisfies readonly (keyof SaidItem)[];

/**
 * Compares what lists show of incidents, handovers and follow-ups with what the chain says of them, and names the first entry of
 * which they differ. Each page is compared with the chain of its own moment: what is written meanwhile is no fault.
 */
export const verifyItems = async (
  db: Database,
  place: Place,
  { items, goOn }: Chain,
): Promise<Fault | null> => {
  const said = items[Symbol.iterator]();
  let after = { entry_seq: 0, kind: 'entry' };
  for (;;) {
    const { shown, last } = await readItems(db, place, after);
    const fault = await goOn(last);
    if (fault) return fault;
    for (const item of shown) {
      const { value } = said.next();
      if (!value || !isSame(value, item, items)) return faultOf(value, item);
    }
    const end = shown.at(-1);
    if (shown.length === PAGE && end) after = end;
    else {
      const { value } = said.next();
      return value ? faultOf(value, undefined) : null;
    }
  }
};

/** Whether they are of the same thing and say the same; what is said may have changed since its turn began. */
const isSame = (value: SaidItem, shown: SaidItem, items: SaidItems): boolean => {
  if (value.entry_seq !== shown.entry_seq || value.kind !== shown.kind) return false;
  const said = items.find(shown) ?? value;
  return FIELDS.every((field) => said[field] === shown[field]);
};

/** One that isn't shown, one that nobody began, or one of which something else is shown. */
const faultOf = (said: SaidItem | undefined, shown: SaidItem | undefined): Fault => {
  const all = [said, shown].filter((item) => item !== undefined);
  const [first] = all.sort((a, b) => a.entry_seq - b.entry_seq);
  return { sequence: first?.entry_seq ?? 1, record_id: first?.entry_id ?? null, why: 'state' };
};

/** A page of what lists show, and how long the chain was at that moment. */
const readItems = async (
  db: Database,
  { organization, project }: Place,
  { entry_seq, kind }: { readonly entry_seq: number; readonly kind: string },
): Promise<{ shown: SaidItem[]; last: number }> => {
  const { rows } = await sql<SaidItem & { last: number }>`
    with chain as (select coalesce(max(seq), 0) as last from ops_log where org_id = ${organization} and project_id = ${project})
    select c.last, i.entry_seq, i.kind, i.entry_id, i.state, i.settled, i.severity, i.owner_id, i.due::text,
      seal_time(i.acknowledged_at) as acknowledged_at, seal_time(i.resolved_at) as resolved_at, i.resolver_id, i.root_cause, i.changed_seq
    from chain c left join lateral (
      select * from ops_log_items
      where org_id = ${organization} and project_id = ${project} and (entry_seq, kind) > (${entry_seq}, ${kind}::ops_log_kind)
      order by entry_seq, kind limit ${sql.lit(PAGE)}) i on true
    order by i.entry_seq, i.kind`.execute(db);
  return { shown: rows.filter((row) => row.entry_seq !== null), last: rows[0]?.last ?? 0 };
};
