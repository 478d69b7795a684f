import type { Row } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import { idOfDeal, subOf } from './deal-rows.ts';
import type { DemoDeal } from './deals.ts';
import { momentOf, type Stage } from './happening.ts';

type Said = readonly [who: string, days: number, revision: number, words: string];

const [MAREN, SOFIA, IDRIS] = ['Maren Holt', 'Sofia Lindqvist', 'Idris Bello'] as const;

/** What was said of deals, by title, oldest first. Somebody's name after an @ mentions them. */
export const SAID: Readonly<Record<string, readonly Said[]>> = {
  'Depot gates of Eastline': [
    [SOFIA, 76, 1, '14 % off is more than the depot leaves. What do they pay today?'],
    [MAREN, 75, 2, 'About £24 an hour, without a supervisor. I went down to 5 % and kept the supervision.'],
    [SOFIA, 72, 2, 'That holds. Approved.'],
  ],
  'Harbour nights from spring': [
    [MAREN, 11, 1, 'The harbour master has it. They decide after their board, in about three weeks.'],
  ],
  'Hospital gates, two years': [
    [SOFIA, 9, 1, '@Idris Bello two years at fixed rates: are you fine with the margin that leaves?'],
    [IDRIS, 6, 1, 'With the indexation from the second year on, yes.'],
  ],
  'Turnstiles at Grand Pier': [
    [IDRIS, 5, 1, 'The yearly service makes the price look high beside the others. Offer it apart.'],
    [MAREN, 4, 1, 'They want both on one invoice. I ask them again on Thursday.'],
  ],
  'Dog patrols for the rail yard': [
    [MAREN, 2, 1, 'The kennels are billed at what they cost us: the client pays them directly from May.'],
    [SOFIA, 1, 1, '@Maren Holt do the handlers bring their own vans? I see no expenses for them.'],
  ],
  'Data centre, night gate': [
    [IDRIS, 1, 1, 'Low on purpose: the second building is four times this, and they said so in writing.'],
  ],
  'Car parks after dark': [[MAREN, 2, 1, 'The council sends the plans of all four car parks next week.']],
};

/** Minutes of the day of the first one; each later one of a deal is said a little later. */
const FIRST = 280;
const APART = 17;

/** When a deal's comment was said. */
export const saidAt = (stage: Stage, days: number, place: number): Date =>
  momentOf(stage, days, FIRST + place * APART);

/** The comments of a deal. */
export const commentRows = (stage: Stage, deal: DemoDeal): Row[] =>
  (SAID[deal.title] ?? []).map(([who, days, revision, words], place) => {
    const { slug } = stage.company;
    const named = PEOPLE.filter((name) => words.includes(`@${name}`));
    const said_at = saidAt(stage, days, place).toISOString();
    const body = named.reduce((text, name) => text.replace(`@${name}`, `<@${idOf(slug, name)}>`), words);
    return {
      ...{
        org_id: idOf(slug),
        id: idOf(idOfDeal(deal), 'comment', String(place)),
        dealsheet_id: idOfDeal(deal),
      },
      ...{ revision, member_id: idOf(slug, who), body, mentions: named.map((name) => idOf(slug, name)) },
      ...{ created_at: said_at, created_by: subOf(who), updated_at: said_at, updated_by: subOf(who) },
    };
  });

const PEOPLE = [MAREN, SOFIA, IDRIS] as const;
