import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type DeliveryMeasures,
  HEALTH_FACTORS,
  type HealthFactor,
  healthFactors,
  marginPct,
  worstHealth,
} from './health.ts';
import { PLAN_HEALTHS } from './states.ts';

const silent: DeliveryMeasures = {
  ...{ day: '2026-06-17', currency: 'GBP', bill_minor: 0, cost_minor: 0, least_margin_pct: '20.0' },
  ...{ open_sev1: 0, open_sev2: 0, begun: 0, late_milestones: 0, longest_late_days: 0, open_milestones: 0 },
  ...{ recent_seconds: 0, before_seconds: 0 },
};
const levelOf = (key: HealthFactor['key'], measures: Partial<DeliveryMeasures>) =>
  healthFactors({ ...silent, ...measures }).find((factor) => factor.key === key)?.level;
const count = fc.integer({ min: 0, max: 6 });
const measures: fc.Arbitrary<DeliveryMeasures> = fc
  .record({
    bill_minor: fc.integer({ min: -1_000, max: 9_000_000_000_000_000 }),
    cost_minor: fc.option(fc.integer({ min: -1_000, max: 9_000_000_000_000_000 })),
    least_margin_pct: fc.integer({ min: 0, max: 1_000 }).map((tenths) => (tenths / 10).toFixed(1)),
    ...{ open_sev1: count, open_sev2: count, begun: count },
    ...{ late_milestones: count, longest_late_days: fc.integer({ min: 0, max: 60 }), open_milestones: count },
    ...{
      recent_seconds: fc.integer({ min: -10, max: 1_000 }),
      before_seconds: fc.integer({ min: -10, max: 1_000 }),
    },
  })
  .map((some) => ({ ...silent, ...some }));
const badness = (level: HealthFactor['level']) => (level === null ? -1 : PLAN_HEALTHS.indexOf(level));

test('margin is what is left of sales, in percent with one place; without sales or known costs there is none', () => {
  expect(marginPct({ bill_minor: 300, cost_minor: 200 })).toBe('33.3');
  expect(marginPct({ bill_minor: 100, cost_minor: 250 })).toBe('-150.0');
  expect(marginPct({ bill_minor: 0, cost_minor: 200 })).toBeNull();
  expect(marginPct({ bill_minor: 100, cost_minor: null })).toBeNull();
});

test.each([
  [8_000, 'on_track'],
  [8_010, 'at_risk'],
  [9_000, 'at_risk'],
  [9_010, 'off_track'],
  [null, null],
])('work of 10 000 that costs %s is %s where 20 percent are the least', (cost_minor, level) => {
  expect(levelOf('margin', { bill_minor: 10_000, cost_minor })).toBe(level);
});

test.each([
  [{}, 'on_track'],
  [{ begun: 1 }, 'at_risk'],
  [{ begun: 2 }, 'at_risk'],
  [{ begun: 3 }, 'off_track'],
  [{ open_sev2: 1 }, 'at_risk'],
  [{ open_sev1: 1 }, 'off_track'],
] as const)('incidents %j are %s', (some, level) => {
  expect(levelOf('incidents', some)).toBe(level);
});

test.each([
  [{}, null],
  [{ open_milestones: 4 }, 'on_track'],
  [{ open_milestones: 4, late_milestones: 1, longest_late_days: 30 }, 'at_risk'],
  [{ open_milestones: 4, late_milestones: 1, longest_late_days: 31 }, 'off_track'],
  [{ open_milestones: 4, late_milestones: 3, longest_late_days: 1 }, 'off_track'],
] as const)('milestones %j are %s', (some, level) => {
  expect(levelOf('milestones', some)).toBe(level);
});

test.each([
  [0, 0, null],
  [5, 0, 'on_track'],
  [75, 100, 'on_track'],
  [74, 100, 'at_risk'],
  [40, 100, 'at_risk'],
  [39, 100, 'off_track'],
  [0, 100, 'off_track'],
  [500, 100, 'on_track'],
])('%i seconds after %i are %s', (recent_seconds, before_seconds, level) => {
  expect(levelOf('activity', { recent_seconds, before_seconds })).toBe(level);
});

test('health is the worst of what was measured, whatever was', () => {
  fc.assert(
    fc.property(measures, (all) => {
      const factors = healthFactors(all);
      expect(factors.map(({ key }) => key)).toEqual(HEALTH_FACTORS);
      const health = worstHealth(factors);
      const worst = Math.max(...factors.map(({ level }) => badness(level)));
      if (health !== null) expect(badness(health)).toBe(worst);
      else expect(worst).toBeLessThanOrEqual(0);
    }),
  );
});

test('silence has no health: a client without sales, milestones, hours and incidents', () => {
  expect(worstHealth(healthFactors(silent))).toBeNull();
  expect(worstHealth(healthFactors({ ...silent, begun: 1 }))).toBe('at_risk');
  expect(worstHealth(healthFactors({ ...silent, recent_seconds: 1 }))).toBe('on_track');
  expect(worstHealth([])).toBeNull();
});

test('one more incident, later milestone, lower margin or less work never makes it better', () => {
  const worse = fc.record({
    ...{ open_sev1: count, open_sev2: count, begun: count, late_milestones: count, longest_late_days: count },
    ...{ cost: fc.integer({ min: 0, max: 1_000_000 }), less: fc.integer({ min: 0, max: 500 }) },
  });
  fc.assert(
    fc.property(measures, worse, (all, more) => {
      const before = worstHealth(healthFactors(all));
      const after = worstHealth(
        healthFactors({
          ...all,
          open_sev1: all.open_sev1 + more.open_sev1,
          open_sev2: all.open_sev2 + more.open_sev2,
          begun: all.begun + more.begun,
          late_milestones: all.late_milestones + more.late_milestones,
          longest_late_days: all.longest_late_days + more.longest_late_days,
          cost_minor: all.cost_minor === null ? null : all.cost_minor + more.cost,
          recent_seconds: all.before_seconds > 0 ? all.recent_seconds - more.less : all.recent_seconds,
        }),
      );
      expect(badness(after)).toBeGreaterThanOrEqual(badness(before));
    }),
  );
});

test('who may not see costs is told no better health than the rest of it', () => {
  fc.assert(
    fc.property(measures, (all) => {
      const factors = healthFactors({ ...all, cost_minor: null });
      expect(factors[0]).toEqual({ key: 'margin', level: null });
      expect(factors.slice(1)).toEqual(healthFactors(all).slice(1));
    }),
  );
});
