import type { MovingKind } from '#contract/clients/merging.ts';

/** A column of another row that holds a client's id. */
export interface ClientKey {
  readonly kind: MovingKind;
  readonly table:
    | 'projects'
    | 'contacts'
    | 'addresses'
    | 'service_rates'
    | 'time_exports'
    | 'calculator_scenarios'
    | 'dealsheets'
    | 'account_plans'
    | 'clients';
  readonly column: 'client_id' | 'parent_id' | 'merged_into_id';
}

/** Every foreign key to clients whose rows go along when clients are merged. */
export const MOVING_KEYS: readonly ClientKey[] = [
  { kind: 'projects', table: 'projects', column: 'client_id' },
  { kind: 'contacts', table: 'contacts', column: 'client_id' },
  { kind: 'addresses', table: 'addresses', column: 'client_id' },
  { kind: 'rates', table: 'service_rates', column: 'client_id' },
  { kind: 'time_exports', table: 'time_exports', column: 'client_id' },
  { kind: 'scenarios', table: 'calculator_scenarios', column: 'client_id' },
  { kind: 'dealsheets', table: 'dealsheets', column: 'client_id' },
  { kind: 'account_plans', table: 'account_plans', column: 'client_id' },
  { kind: 'children', table: 'clients', column: 'parent_id' },
  { kind: 'merged', table: 'clients', column: 'merged_into_id' },
];

/** Those whose rows stay, as `table.column`: what was said of a pair, what happened to it, and its own tags. */
export const STAYING_KEYS: readonly string[] = [
  'client_duplicates.first_id',
  'client_duplicates.second_id',
  'client_merges.winner_id',
  'client_merges.loser_id',
  'client_tags.client_id',
];
