import type { PlanItemKind } from '#contract/plan-items/kinds.ts';

/** What one of a kind is called, and several of them. */
export const KIND_WORDS = {
  objective: ['objective', 'objectives'],
  stakeholder: ['stakeholder', 'stakeholders'],
  swot: ['entry', 'entries in its corners'],
  unit: ['unit', 'units'],
  whitespace: ['cell', 'cells'],
  opportunity: ['opportunity', 'opportunities'],
  action: ['action', 'actions'],
  risk: ['risk', 'risks'],
  competitor: ['competitor', 'competitors'],
  decision: ['decision', 'decisions'],
} as const satisfies Record<PlanItemKind, readonly [string, string]>;
