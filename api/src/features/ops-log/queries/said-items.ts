import type { ChainedRecord } from '#contract/ops-log/chain.ts';
import { SEVERITIES, type Severity, severity } from '#contract/ops-log/states.ts';

/** What an incident, a handover or a follow-up has come to, as a list shows it; instants as the chain writes them. */
export interface SaidItem {
  readonly entry_seq: number;
  readonly kind: string;
  readonly entry_id: string;
  readonly state: string | null;
  readonly settled: boolean;
  readonly severity: string | null;
  readonly owner_id: string | null;
  readonly due: string | null;
  readonly acknowledged_at: string | null;
  readonly resolved_at: string | null;
  readonly resolver_id: string | null;
  readonly root_cause: string | null;
  readonly changed_seq: number;
}

const ENDS = ['incident closed', 'follow_up done', 'handover acknowledged'];

/** What the records of a chain say of its incidents, handovers and follow-ups, told one record after the other. */
export class SaidItems {
  readonly #items = new Map<string, SaidItem>();

  /** In the order of their entries; what an entry began first, then what it left to do. */
  *[Symbol.iterator](): IterableIterator<SaidItem> {
    yield* this.#items.values();
  }

  /** What is said of one now. */
  find({ entry_seq, kind }: Pick<SaidItem, 'entry_seq' | 'kind'>): SaidItem | undefined {
    return this.#items.get(`${entry_seq} ${kind}`);
  }

  add(record: ChainedRecord): void {
    if (record.kind === 'entry') this.#begin(record);
    else if (record.kind === 'correction') this.#weigh(record);
    else this.#step(record);
  }

  #keep(item: SaidItem): void {
    this.#items.set(`${item.entry_seq} ${item.kind}`, item);
  }

  #begin({ seq, id, type, severity, owner_id, due }: ChainedRecord): void {
    const begun = {
      ...{ entry_seq: seq, entry_id: id, settled: false, severity, changed_seq: seq },
      ...{ acknowledged_at: null, resolved_at: null, resolver_id: null, root_cause: null },
    };
    if (type === 'incident' || type === 'handover') {
      const state = type === 'incident' ? 'open' : 'drafted';
      this.#keep({ ...begun, kind: type, state, owner_id: null, due: null });
    }
    if (owner_id) this.#keep({ ...begun, kind: 'follow_up', state: 'open', owner_id, due });
  }

  /** A correction makes no incident lighter. */
  #weigh({ about, severity: said }: ChainedRecord): void {
    const item = this.find({ entry_seq: about ?? 0, kind: 'incident' });
    if (item && weightOf(said) > weightOf(item.severity)) this.#keep({ ...item, severity: said });
  }

  #step({ about, kind, state, seq, occurred_at, author_id, root_cause }: ChainedRecord): void {
    const item = this.find({ entry_seq: about ?? 0, kind });
    if (!item) return;
    const resolved =
      state === 'resolved'
        ? { resolved_at: occurred_at, resolver_id: author_id }
        : state === 'open'
          ? { resolved_at: null, resolver_id: null }
          : {};
    this.#keep({
      ...item,
      ...resolved,
      ...{ state, changed_seq: seq, settled: ENDS.includes(`${kind} ${state}`) },
      acknowledged_at: item.acknowledged_at ?? (state === 'acknowledged' ? occurred_at : null),
      root_cause: root_cause ?? item.root_cause,
    });
  }
}

const weightOf = (said: string | null): number => {
  const known: Severity | undefined = severity.safeParse(said).data;
  return known ? SEVERITIES.indexOf(known) : -1;
};
