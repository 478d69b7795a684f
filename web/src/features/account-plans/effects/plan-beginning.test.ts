import { expect, test } from 'vitest';
import { planDetail } from '../../../../test/account-plan.ts';
import { begunByPlan, begunByPreset, toBegin } from './plan-beginning.ts';
import type { PlanValues } from './plan-values.ts';

const BLANK: PlanValues = {
  ...{ client_id: null, name: '', owner_id: null, sponsor_id: null, tier: 'B' },
  ...{ starts_on: '2026-04-01', ends_on: '2027-03-31', review_every_months: 3, next_review_on: null },
  ...{ currency: 'GBP', revenue_target_minor: null, wallet_minor: null },
  ...{ summary: '', client_goals: '', strategy: '' },
};

test('a preset says tier, rhythm, texts and how long, and of what it says nothing nothing', () => {
  const payload = {
    tier: 'A',
    period_months: 24,
    review_every_months: 6,
    summary: 'Grow.',
    strategy: '',
    questions: [],
  };
  expect(begunByPreset({ payload }, '2026-04-01')).toEqual({
    ...{ tier: 'A', review_every_months: 6, summary: 'Grow.' },
    ...{ starts_on: '2026-04-01', ends_on: '2028-03-31' },
  });
  expect(begunByPreset({ payload: { tier: 'Z' } }, '2026-04-01')).toEqual({});
});

test('an earlier plan is followed by the same over the next period, without its target', () => {
  const begun = begunByPlan(planDetail());
  expect(begun).toMatchObject({
    tier: 'A',
    starts_on: '2027-04-01',
    ends_on: '2028-03-31',
    strategy: 'Bundle.',
  });
  expect(begun).not.toHaveProperty('revenue_target_minor');
});

test('what somebody typed stays, what began with another source goes with it', () => {
  const before = { tier: 'A', summary: 'Grow.' } as const;
  const values: PlanValues = { ...BLANK, tier: 'A', summary: 'My own.' };
  expect(toBegin(values, { blank: BLANK, before, now: { strategy: 'Bundle.', summary: 'Keep.' } })).toEqual({
    ...{ tier: 'B', strategy: 'Bundle.' },
  });
});
