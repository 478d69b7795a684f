import { idOf } from '../demo/random.ts';
import { ADMINISTRATOR, type Happening, made, momentOf, type Stage } from './happening.ts';
import { DEMO_SCENARIOS, type DemoScenario } from './scenarios.ts';
import { idOfPreset } from './seed-presets.ts';

const SLUG = 'northgate';

/** Minutes of the day of each step: one after the other, also where weekends put two on one Friday. */
const AT = { begun: 95, changed: 150, frozen: 210, converted: 270, archived: 300 } as const;

/** The id of a scenario of the demo. */
export const idOfScenario = (name: string): string => idOf(SLUG, 'scenario', name);
/** The id of the dealsheet that was made from one. */
export const idOfConverted = (name: string): string => idOf(SLUG, 'dealsheet of scenario', name);

type Step = readonly [days: number | undefined, minutes: number, told: Omit<Happening, 'at' | 'by'>];

/** How scenarios came to stand as they stand, as whoever administers left it in the audit. */
export const scenarioHistoryOf = (stage: Stage): Happening[] =>
  stage.company.slug === SLUG
    ? DEMO_SCENARIOS.flatMap((scenario, at) =>
        stepsOf(scenario, at + 1).flatMap(([days, minutes, told]) =>
          days === undefined ? [] : [{ at: momentOf(stage, days, minutes), by: ADMINISTRATOR, ...told }],
        ),
      )
    : [];

/** The moments of a scenario's steps, and how many there were. */
export const momentsOf = (stage: Stage, scenario: DemoScenario) => {
  const moments = stepsOf(scenario, 0).flatMap(
    ([
      days,
      minutes,
      {
        subject: [type],
      },
    ]) => (days === undefined || type !== 'scenario' ? [] : [momentOf(stage, days, minutes)]),
  );
  const { frozen, converted } = scenario;
  return {
    begun: momentOf(stage, scenario.begun, AT.begun),
    last: moments.at(-1),
    converted: converted && momentOf(stage, converted[0], AT.converted - 1),
    frozen: frozen === undefined ? null : momentOf(stage, frozen, AT.frozen),
    version: moments.length,
  };
};

const stepsOf = ({ name, client, preset, ...scenario }: DemoScenario, number: number): Step[] => {
  const code = `CALC-${String(number).padStart(4, '0')}`;
  const { begun, changed, frozen, converted, archived } = scenario;
  const subject = ['scenario', idOfScenario(name)] as const;
  const made_from = preset
    ? { preset: { id: idOfPreset(preset[0]), name: preset[0], revision: preset[1] } }
    : {};
  return [
    [
      begun,
      AT.begun,
      {
        type: 'scenario.created',
        subject,
        changes: made({ name, ...(client ? { client_id: idOf(SLUG, 'client', client) } : {}) }),
        data: made_from,
      },
    ],
    [changed?.[0], AT.changed, { type: 'scenario.updated', subject, changes: changed?.[1] ?? {} }],
    [
      frozen,
      AT.frozen,
      { type: 'scenario.frozen', subject, changes: { status: ['draft', 'frozen'] }, data: { name, code } },
    ],
    [
      converted?.[0],
      AT.converted - 1,
      {
        type: 'dealsheet.created',
        subject: ['dealsheet', idOfConverted(name)],
        changes: made({ title: converted?.[1] }),
        data: { scenario: { id: idOfScenario(name), code } },
      },
    ],
    [
      converted?.[0],
      AT.converted,
      {
        type: 'scenario.converted',
        subject,
        changes: { status: ['frozen', 'converted'] },
        data: { name, code, dealsheet: { id: idOfConverted(name), title: converted?.[1] } },
      },
    ],
    [archived, AT.archived, { type: 'scenario.archived', subject, data: { name, code } }],
  ];
};
