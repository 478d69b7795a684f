import { expect, test } from 'vitest';
import { riskCalled } from '../../../../test/plan-items.ts';
import { inOrder, openAt, severityOf } from './risks.ts';

test('a risk is as bad as its likelihood and its impact together', () => {
  const levels = ['low', 'medium', 'high'] as const;
  const rows = levels.map((likelihood) => levels.map((impact) => severityOf({ likelihood, impact })));
  expect(rows).toEqual([
    ['low', 'low', 'medium'],
    ['low', 'medium', 'high'],
    ['medium', 'high', 'high'],
  ]);
});

test('the worst open risk is first, what is over last, and the matrix counts the open ones alone', () => {
  const risks = [
    riskCalled('Over', 1, { likelihood: 'high', impact: 'high', status: 'closed' }),
    riskCalled('Undated', 5),
    riskCalled('Later', 2, { due_on: '2027-01-01' }),
    riskCalled('Sooner', 3, { due_on: '2026-12-01' }),
    riskCalled('Worst', 4, { likelihood: 'high', impact: 'high' }),
  ];
  expect(inOrder(risks).map(({ text }) => text)).toEqual(['Worst', 'Sooner', 'Later', 'Undated', 'Over']);
  const there = openAt(risks, { likelihood: 'high', impact: 'high' });
  expect(there.map(({ text }) => text)).toEqual(['Worst']);
});
