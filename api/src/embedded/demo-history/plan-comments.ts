import type { PlanSection } from '#contract/account-plans/sections.ts';
import type { Row } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import { subOf } from './deal-rows.ts';
import { type Happening, idAt, momentOf, type Stage } from './happening.ts';
import { idOfPlan } from './plan-content.ts';

type Said = readonly [who: string, days: number, section: PlanSection, words: string];

const [SOFIA, MAREN, JONAS, AISHA] = [
  ...(['Sofia Lindqvist', 'Maren Holt', 'Jonas Meyer', 'Aisha Khan'] as const),
] as const;

/** What was said of parts of plans, by the plan's name, oldest first. Somebody's name after an @ mentions them. */
const SAID: Readonly<Record<string, readonly Said[]>> = {
  'Port of Aldermouth growth plan': [
    [MAREN, 66, 'stakeholders', 'Nobody here talks to finance. Who could?'],
    [
      SOFIA,
      65,
      'stakeholders',
      'Ruth Beale. Kofi Mensah introduces us. @Jonas Meyer will you take procurement?',
    ],
    [AISHA, 12, 'objectives', 'The weekend shifts are covered until January: 5.4 % counts those twice.'],
    [JONAS, 3, 'risks', '@Sofia Lindqvist the terminal’s date moved by two weeks. I left the risk as it is.'],
  ],
  'Council: out of the red': [
    [SOFIA, 20, 'strategy', 'Their lawyers want the old rate card beside the new one.'],
  ],
};

const PEOPLE = [SOFIA, MAREN, JONAS, AISHA];
const FIRST = 320;
const APART = 11;

/** What was said of a plan, with ids in the order of their moments, in which a thread stands. */
const commentsOf = (stage: Stage, name: string) =>
  (SAID[name] ?? []).map(([who, days, section, words], place) => {
    const { slug } = stage.company;
    const named = PEOPLE.filter((one) => words.includes(`@${one}`));
    const at = momentOf(stage, days, FIRST + place * APART);
    return {
      ...{ id: idAt(at, slug, place, 'plan comment'), who, at, section },
      body: named.reduce((text, one) => text.replace(`@${one}`, `<@${idOf(slug, one)}>`), words),
      mentions: named.map((one) => idOf(slug, one)),
    };
  });

/** The comments on plans. */
export const planCommentRows = (stage: Stage): Row[] =>
  Object.keys(SAID).flatMap((name) =>
    commentsOf(stage, name).map(({ id, who, at, ...said }) => {
      const created_at = at.toISOString();
      const { slug } = stage.company;
      return {
        ...{ org_id: idOf(slug), id, plan_id: idOfPlan({ name }), member_id: idOf(slug, who), ...said },
        ...{ created_at, created_by: subOf(who), updated_at: created_at, updated_by: subOf(who) },
      };
    }),
  );

/** That somebody said something of a plan. */
export const planCommentsHappened = (stage: Stage): Happening[] =>
  Object.keys(SAID).flatMap((name) =>
    commentsOf(stage, name).map(({ id, who, at, section, mentions }) => ({
      ...{ at, by: who, type: 'plan-comment.added' },
      subject: ['plan-comment', id],
      data: { plan: { id: idOfPlan({ name }), name }, section, mentions },
    })),
  );
