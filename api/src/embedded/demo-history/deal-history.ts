import { idOf } from '../demo/random.ts';
import { SAID, saidAt } from './deal-comments.ts';
import { AT, authorOf, type CountedDeal, deciderOf, idOfDeal } from './deal-rows.ts';
import { type Happening, made, momentOf, type Stage } from './happening.ts';

type Told = Omit<Happening, 'at' | 'by' | 'subject'>;

/** How deals came to stand as they stand: begun, revised, submitted, decided, sent and ended, and what was said of them. */
export const dealHistoryOf = (stage: Stage, deals: readonly CountedDeal[]): Happening[] =>
  deals.flatMap((counted) => [
    ...counted.counted.flatMap((_, place) => revisionSteps(stage, counted, place)),
    ...endingSteps(stage, counted),
    ...commentSteps(stage, counted),
  ]);

const stepper =
  (stage: Stage, { deal }: CountedDeal) =>
  (days: number, minutes: number, by: string, told: Told): Happening => ({
    ...{ at: momentOf(stage, days, minutes), by, subject: ['dealsheet', idOfDeal(deal)] },
    ...told,
  });

const revisionSteps = (stage: Stage, counted: CountedDeal, place: number): Happening[] => {
  const one = counted.counted[place];
  if (!one) return [];
  const { deal } = counted;
  const step = stepper(stage, counted);
  const { begun, discount, submitted, decided } = one.revision;
  const [author, revision] = [authorOf(deal), place + 1];
  const before = counted.counted[place - 1]?.revision;
  return [
    before
      ? step(begun, AT.begun, author, {
          type: 'dealsheet.forked',
          changes: { revision: [place, revision], discount_pct: [before.discount, discount] },
          data: { revision },
        })
      : step(begun, AT.begun, author, { type: 'dealsheet.created', changes: made({ title: deal.title }) }),
    ...(submitted
      ? [
          step(submitted[0], AT.submitted, author, {
            type: 'dealsheet.submitted',
            ...{ changes: { status: ['draft', 'submitted'] }, data: { revision, note: submitted[1] } },
          }),
        ]
      : []),
    ...(decided
      ? [
          step(decided[1], AT.decided, deciderOf(one), {
            type: `dealsheet.${decided[0]}`,
            ...{ changes: { status: ['submitted', decided[0]] }, data: { revision, note: decided[2] } },
          }),
        ]
      : []),
  ];
};

const endingSteps = (stage: Stage, counted: CountedDeal): Happening[] => {
  const { deal } = counted;
  const step = stepper(stage, counted);
  const data = { revision: counted.counted.length };
  const sent: Happening[] =
    deal.sent === undefined
      ? []
      : [
          step(deal.sent, AT.sent, deal.owner, {
            type: 'dealsheet.sent',
            ...{ changes: { status: ['approved', 'sent'] }, data },
          }),
        ];
  if (!deal.ended) return sent;
  const [how, days] = deal.ended;
  const reason: Happening['changes'] = deal.reason ? { lost_reason: [null, deal.reason] } : {};
  const ended = step(days, AT.ended, deal.owner, {
    type: `dealsheet.${how}`,
    ...{ changes: { status: ['sent', how], ...reason }, data },
  });
  return [...sent, ended];
};

const commentSteps = (stage: Stage, { deal }: CountedDeal): Happening[] =>
  (SAID[deal.title] ?? []).map(([by, days, revision], place) => ({
    ...{ at: saidAt(stage, days, place), by, type: 'dealsheet-comment.added' },
    subject: ['dealsheet-comment', idOf(idOfDeal(deal), 'comment', String(place))],
    data: { dealsheet: { id: idOfDeal(deal) }, revision },
  }));
