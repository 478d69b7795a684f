import { DEMO_PLANS } from './account-plans.ts';
import type { DemoPlan } from './demo-plan.ts';
import { type Happening, made, momentOf, type Stage } from './happening.ts';
import { planCommentsHappened } from './plan-comments.ts';
import { idOfPlan } from './plan-content.ts';
import { MINUTES } from './plan-rows.ts';

/** What happened to account plans: begun, submitted, decided, made active, judged and closed. */
export const planHistoryOf = (stage: Stage): Happening[] =>
  stage.company.slug === 'northgate'
    ? [...DEMO_PLANS.flatMap((plan) => lifeOf(stage, plan)), ...planCommentsHappened(stage)]
    : [];

const lifeOf = (stage: Stage, plan: DemoPlan): Happening[] => {
  const { name, tier, owner, begun, activated, closed, said } = plan;
  const told = (
    happened: string,
    [days, minutes, by]: readonly [number, number, string],
    more: Pick<Happening, 'changes' | 'data'> = {},
  ): Happening => ({
    ...{ at: momentOf(stage, days, minutes), by, type: `account-plan.${happened}` },
    ...{ subject: ['account-plan', idOfPlan(plan)], ...more, data: { plan: name, ...more.data } },
  });
  const client = stage.company.clients.find(([, code]) => code === plan.client)?.[0];
  return [
    told('created', [begun, MINUTES.begun, owner], { changes: made({ name, client, owner, tier }) }),
    ...(plan.revisions ?? []).flatMap(({ submitted: [days, by, note], decided }, place) => {
      const revision = place + 1;
      const later = place * MINUTES.each;
      const sent = told('submitted', [days, MINUTES.submitted + later, by], { data: { revision, note } });
      if (!decided) return [sent];
      const [outcome, ago, decider, words] = decided;
      return [
        sent,
        told(outcome, [ago, MINUTES.decided + later, decider], { data: { revision, note: words } }),
      ];
    }),
    ...(activated === undefined
      ? []
      : [
          told('activated', [activated, MINUTES.activated, owner], {
            changes: { status: ['approved', 'active'] },
          }),
        ]),
    ...(said
      ? [
          told('judged', [said[3], MINUTES.said, said[2]], {
            changes: { health_manual: [null, said[0]], health_reason: ['', said[1]] },
          }),
        ]
      : []),
    ...(closed
      ? [
          told('closed', [closed[0], MINUTES.closed, owner], {
            changes: { status: ['active', 'closed'], closed_reason: [null, closed[1]] },
          }),
        ]
      : []),
  ];
};

/** Projects of the demo that serve a plan: code and the plan's name. */
export const PROJECTS_OF_PLANS = [
  ['HRB-204', 'Port of Aldermouth growth plan'],
  ['CTY-031', 'Council: out of the red'],
  ['PRK-019', 'Council: out of the red'],
  ['UNI-055', 'Council: out of the red'],
  ['QML-118', 'Quayside Retail plan'],
  ['RLW-140', 'Eastline: from one depot to three'],
  ['MED-012', 'St Brannoc: the new wing'],
  ['DTC-009', 'Nimbus: the second data centre'],
  ['HTL-063', 'Grand Pier: the whole pier'],
  ['ARN-077', 'Kestrel Live seasons'],
] as const;
