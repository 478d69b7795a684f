import { idOf } from '../demo/random.ts';
import { ADMINISTRATOR, type Happening, made, momentOf, type Stage } from './happening.ts';
import { DEMO_SCENARIOS, type DemoScenario } from './scenarios.ts';
import { idOfPreset } from './seed-presets.ts';

const SLUG = 'northgate';

/** The id of a scenario of the demo. */
export const idOfScenario = (name: string): string => idOf(SLUG, 'scenario', name);
/** The id of the dealsheet that was made from one. */
export const idOfConverted = (name: string): string => idOf(SLUG, 'dealsheet of scenario', name);

type Step = readonly [
  days: number | undefined,
  minutes: number,
  told: Pick<Happening, 'type' | 'changes' | 'data'>,
];

/** How scenarios came to stand as they stand, as whoever administers left it in the audit. */
export const scenarioHistoryOf = (stage: Stage): Happening[] =>
  stage.company.slug === SLUG
    ? DEMO_SCENARIOS.flatMap((scenario, at) =>
        stepsOf(scenario, at + 1).flatMap(([days, minutes, told]) =>
          days === undefined
            ? []
            : [
                {
                  ...{ at: momentOf(stage, days, minutes), by: ADMINISTRATOR, ...told },
                  subject: ['scenario', idOfScenario(scenario.name)] as const,
                },
              ],
        ),
      )
    : [];

/** The moment of the last step of a scenario, and that of its freezing. */
export const momentsOf = (stage: Stage, scenario: DemoScenario) => {
  const moments = stepsOf(scenario, 0).flatMap(([days, minutes]) =>
    days === undefined ? [] : [momentOf(stage, days, minutes)],
  );
  const { frozen } = scenario;
  return {
    begun: momentOf(stage, scenario.begun, BEGUN),
    last: moments.at(-1),
    frozen: frozen === undefined ? null : momentOf(stage, frozen, FROZEN),
    version: moments.length,
  };
};

const [BEGUN, FROZEN] = [95, 310];

const stepsOf = ({ name, client, preset, ...scenario }: DemoScenario, number: number): Step[] => {
  const code = `CALC-${String(number).padStart(4, '0')}`;
  const { begun, changed, frozen, converted, archived } = scenario;
  const made_from = preset
    ? { preset: { id: idOfPreset(preset[0]), name: preset[0], revision: preset[1] } }
    : {};
  return [
    [
      begun,
      BEGUN,
      {
        type: 'scenario.created',
        changes: made({ name, ...(client ? { client_id: idOf(SLUG, 'client', client) } : {}) }),
        data: made_from,
      },
    ],
    [changed?.[0], 200, { type: 'scenario.updated', changes: changed?.[1] ?? {} }],
    [
      frozen,
      FROZEN,
      { type: 'scenario.frozen', changes: { status: ['draft', 'frozen'] }, data: { name, code } },
    ],
    [
      converted?.[0],
      120,
      {
        type: 'scenario.converted',
        changes: { status: ['frozen', 'converted'] },
        data: { name, code, dealsheet: { id: idOfConverted(name), title: converted?.[1] } },
      },
    ],
    [archived, 60, { type: 'scenario.archived', data: { name, code } }],
  ];
};
