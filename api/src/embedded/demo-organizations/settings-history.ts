import type { SettingField } from '#contract/organizations/settings.ts';
import { idOf } from '../demo/random.ts';
import { type Happening, momentOf, type Stage } from '../demo-history/happening.ts';

type Changed = readonly [
  daysAgo: number,
  by: string,
  changes: Partial<Record<SettingField, readonly [unknown, unknown]>>,
];

/** What was set otherwise before, the oldest first; the last of each field is what the organization has. */
const CHANGES: Readonly<Record<string, readonly Changed[]>> = {
  northgate: [
    [80, 'Mara Quinn', { tax_id: [null, 'GB 284 1190 62'], address: [null, '9 Chandlers Row, Aldermouth'] }],
    [66, 'Sofia Lindqvist', { approval: ['project', 'line'], edit_window_days: [14, 31] }],
    [51, 'Idris Bello', { rounding: ['nearest', 'none'], rounding_minutes: [30, 15] }],
    [37, 'Sofia Lindqvist', { require_note: [false, true] }],
    [24, 'Sofia Lindqvist', { min_rest_h: [10, 11], max_week_h: [60, 48] }],
    [16, 'Mara Quinn', { address: ['9 Chandlers Row, Aldermouth', '14 Chandlers Row, Aldermouth'] }],
    [
      6,
      'Sofia Lindqvist',
      {
        working_days: [
          [0, 450, 450, 450, 450, 450, 0],
          [0, 480, 480, 480, 480, 480, 0],
        ],
      },
    ],
  ],
  kestrel: [
    [
      58,
      'Idris Bello',
      { address: [null, '3 Sir John Rogerson’s Quay, Dublin'], allow_overlap: [true, false] },
    ],
    [19, 'Idris Bello', { edit_window_days: [62, 31] }],
  ],
};

/** Who changed what of an organization's settings over the weeks. */
export const settingsHistoryOf = (stage: Stage): Happening[] =>
  (CHANGES[stage.company.slug] ?? []).map(([daysAgo, by, changes], at) => ({
    at: momentOf(stage, daysAgo, 95 + at * 41),
    ...{ by, type: 'organization.updated', changes },
    subject: ['organization', idOf(stage.company.slug)],
  }));
