import type { JudgedSwap, SwapShift } from '#contract/swaps/shapes.ts';

const side = (id: string, day: string, site: string): SwapShift => ({
  ...{
    assignment_id: `b-${id}`,
    shift_id: `s-${id}`,
    name: 'Guarding',
    site,
    day,
    timezone: 'Europe/London',
  },
  ...{ start: '06:00', end: '14:00', starts_at: `${day}T06:00:00Z`, ends_at: `${day}T14:00:00Z` },
});

/** Daniel's request to Ben, who has agreed, as whoever decides sees it; but for the fields given. */
export const judgedSwap = (fields: Partial<JudgedSwap> = {}): JudgedSwap => ({
  ...{ id: 'w', version: 2, project: { id: 'p', code: 'HRB-204', name: 'Harbour' } },
  ...{ kind: 'swap', status: 'accepted', mine: null },
  ...{ requester: { id: 'daniel', name: 'Daniel Osei' }, counterpart: { id: 'ben', name: 'Ben Achterberg' } },
  gives: side('daniel', '2026-11-24', 'Terminal 1'),
  gets: side('ben', '2026-11-27', 'Gate 3'),
  ...{ reason: 'School play', status_reason: null, decided_by: null, decided_at: null },
  ...{ expires_at: '2026-11-24T06:00:00Z', created_at: '2026-11-20T06:00:00Z' },
  ...{ changed: [], conflicts: [] },
  ...fields,
});
