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

/** A reminder that was given so many days ago is known: it isn't looked for any more. */
export const KNOWN_AFTER = 30;
