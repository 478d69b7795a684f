import { addDays } from '#contract/activity/rules.ts';
import type {
  CapacityCell,
  CapacityOfWeek,
  CapacityPage,
  CapacityPerson,
} from '#contract/capacity/shapes.ts';

/** Ids of the people of the fixtures. */
export const [ANN, BO] = ['0190be0c-00a1-7000-8000-000000000001', '0190be0c-00a1-7000-8000-000000000002'];
const FROM = '2026-11-16';
const cell = (fields: Partial<CapacityCell> = {}): CapacityCell => ({
  ...{ capacity_min: 2_400, told_min: 0, draft_min: 0, logged_s: 0, leave_min: 0, utilisation_pct: 0 },
  ...fields,
});
const weeks = [0, 7, 14].map((days) => ({
  ...{ from: addDays(FROM, days), to: addDays(FROM, days + 6), past: days === 0, holidays: [] },
}));
const somebody = (id: string, name: string, cells: CapacityCell[]): CapacityPerson => ({
  ...{ member: { id, name }, position: 'Guard', department: 'Guarding', on_leave: false, weekly_min: 2_400 },
  ...{ target_pct: 80, free_min: 2_700, weeks: cells },
});
/** Somebody with half a week logged, one planned beyond what there is, and one with leave. */
export const ann = somebody(ANN, 'Ann Reed', [
  cell({ logged_s: 72_000, utilisation_pct: 50 }),
  cell({ told_min: 1_200, draft_min: 1_500, utilisation_pct: 113 }),
  cell({ capacity_min: 1_920, leave_min: 480 }),
]);
const bo = somebody(BO, 'Bo Lane', [
  cell(),
  cell({ capacity_min: 0, told_min: 480, utilisation_pct: null }),
  cell({ capacity_min: 0, utilisation_pct: null }),
]);
/** Capacity of two people and three weeks, of which the first is over. */
export const capacityPage = (fields: Partial<CapacityPage> = {}): CapacityPage => ({
  ...{ data: [ann, bo], before: null, after: null, today: '2026-11-25', planning: true, weeks },
  teams: [{ id: 'Guarding', name: 'Guarding', people: 2, free_min: 5_400, weeks: ann.weeks }],
  total: { people: 2, free_min: 5_400, weeks: ann.weeks },
  ...fields,
});
const day = (at: number) => ({
  ...{ date: addDays('2026-11-23', at), holiday: at === 2 ? 'Harbour day' : null },
  ...{
    capacity_min: at < 2 ? 480 : 0,
    told_min: at === 0 ? 450 : 0,
    draft_min: 0,
    logged_s: 0,
    leave_min: 0,
  },
});
/** Ann's second week, worked out. */
export const capacityWeek: CapacityOfWeek = {
  ...{ member: { id: ANN, name: 'Ann Reed' }, position: null, department: null, on_leave: false },
  ...{
    weekly_min: 2_400,
    target_pct: 80,
    capacity_min: 1_680,
    absent_min: 0,
    holiday_min: 480,
    leave_min: 240,
  },
  ...{ told_min: 450, draft_min: 480, logged_s: 0, utilisation_pct: 55, planning: true, past: false },
  ...{ from: '2026-11-23', to: '2026-11-29', today: '2026-11-25', days: [0, 1, 2, 3, 4, 5, 6].map(day) },
  projects: [
    { project: { id: BO, code: 'HRB-204', name: 'Harbour' }, told_min: 450, draft_min: 0, logged_s: 0 },
    { project: null, told_min: 0, draft_min: 480, logged_s: 0 },
  ],
};
