import { type RawBuilder, sql } from 'kysely';
import type { Notice } from '../../../platform/reactions.ts';

/** Somebody who is reminded of a plan that they, or something in it, belongs to. */
interface Reminded {
  readonly plan: string;
  readonly recipient: string;
}

/** What every reminder of a plan has: nobody did it. */
export const reminderOf = ({ plan, recipient }: Reminded, group: string) =>
  ({
    recipient,
    target: { type: 'account-plan', id: plan },
    url: `/manager/account-plans/${plan}`,
    ...{ group, receipt: true },
  }) satisfies Partial<Notice>;

/** The organization's day, asked for once by a statement and not by each of its rows. */
export const TODAY = sql`(select muster_today())`;

/** Weeks in which whoever is late is told each week; from then on every so many weeks. */
const WEEKLY = 4;

/** Whole weeks that something is late, from the day after `due` on: 0 in the first seven days. */
export const weeksLate = (due: RawBuilder<unknown>) => sql<number>`((${TODAY} - ${due} - 1) / 7)`;

/**
 * Whether it is a week in which whoever is late is told: the first, each of the four that follow, and every fourth from then on, until it is
 * done. What is late for long is worth a word a month, and no word a week.
 */
export const isTimeToTell = (due: RawBuilder<unknown>) => {
  const weeks = weeksLate(due);
  return sql<boolean>`(${due} < ${TODAY} and (${weeks} <= ${sql.lit(WEEKLY)} or ${weeks} % ${sql.lit(WEEKLY)} = 0))`;
};

/** What a reminder of a week is told from: the first as it always was, so that nobody hears it twice. */
export const sourceOfWeek = (source: string, weeks: number): string =>
  weeks === 0 ? source : `${source}:${weeks}`;

/** How long ago, after a day: `, 3 weeks ago`; nothing in the first week. */
export const agoOf = (weeks: number): string => {
  if (weeks === 0) return '';
  return weeks === 1 ? ', a week ago' : `, ${weeks} weeks ago`;
};
