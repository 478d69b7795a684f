import { type Finding, keyOf } from '../finding.ts';
import { evidenceOf, labelled, numbered, percentOf } from '../values.ts';
import { type BudgetProject, type BudgetUse, projectSubject } from './budget-rows.ts';

/** Billable time that a budget of money says nothing of. */
export const findUncounted = (project: BudgetProject, use: BudgetUse): Finding[] => {
  const { unpriced_s: unpriced, foreign_s: foreign, billable_s: billable } = use;
  const { hidden_days, hidden_from: from, hidden_to: to } = use;
  const hidden = unpriced + foreign;
  if (hidden <= 0 || from === null || to === null) return [];
  const subject = projectSubject(project);
  const values = [
    numbered('without-rate', 'seconds', unpriced),
    numbered('other-currency', 'seconds', foreign),
    numbered('share', 'percent', percentOf(hidden, billable)),
  ];
  return [
    {
      ...{ kind: 'budget-uncounted', subject, key: keyOf('budget-uncounted', subject) },
      about: project.client ? [{ type: 'client', ...project.client }] : [],
      severity: percentOf(hidden, billable) >= 25 ? 'high' : 'medium',
      weight: hidden,
      confidence: { pct: 99, reason: 'counted', values: [] },
      days: { from, to },
      evidence: [
        ...evidenceOf(values, `/manager/projects/${project.id}/activity`),
        ...evidenceOf([
          numbered('days', 'count', hidden_days),
          labelled('used', { unit: 'unknown', value: unpriced > 0 ? 'no-rate' : 'no-exchange-rate' }),
        ]),
      ],
      formula: { code: 'share-without-rate', values },
      count: hidden_days,
      rows: [],
      proposal: null,
    },
  ];
};
