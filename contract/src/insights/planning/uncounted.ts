import { type Finding, keyOf } from '../finding.ts';
import { evidenceOf, labelled, numbered, percentOf } from '../values.ts';
import { type BudgetDay, type BudgetProject, projectSubject } from './budget-rows.ts';

/** Billable time that a budget of money says nothing of. */
export const findUncounted = (project: BudgetProject, days: readonly BudgetDay[]): Finding[] => {
  const sum = (key: 'unpriced_s' | 'foreign_s' | 'billable_s') =>
    days.reduce((all, day) => all + day[key], 0);
  const [unpriced, foreign, billable] = [sum('unpriced_s'), sum('foreign_s'), sum('billable_s')];
  const hidden = unpriced + foreign;
  const last = days.findLast((day) => day.unpriced_s + day.foreign_s > 0);
  const first = days.find((day) => day.unpriced_s + day.foreign_s > 0);
  if (hidden <= 0 || !first || !last) return [];
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
      days: { from: first.day, to: last.day },
      evidence: [
        ...evidenceOf(values, `/manager/projects/${project.id}/activity`),
        ...evidenceOf([
          numbered('days', 'count', days.filter((day) => day.unpriced_s + day.foreign_s > 0).length),
          labelled('used', { unit: 'unknown', value: unpriced > 0 ? 'no-rate' : 'no-exchange-rate' }),
        ]),
      ],
      formula: { code: 'share-without-rate', values },
      count: days.filter((day) => day.unpriced_s + day.foreign_s > 0).length,
      rows: [],
      proposal: null,
    },
  ];
};
