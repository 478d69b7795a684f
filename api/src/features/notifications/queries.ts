import type { NotificationMode, NotificationType } from '#contract/notifications/catalogue.ts';
import type { Inside } from '../../platform/reactions.ts';
import { type Way, waysFor } from './rules/ways.ts';
import { readWishes } from './writing/read-wishes.ts';

/** What mails of other rooms are signed with: where they come back to, and what ends them. */
export { bounceTagOf } from './queries/bouncing.ts';
export { countFailures, listFailures } from './queries/deliveries.ts';
export { mentionsUnread } from './queries/inbox.ts';
export { requireKeys } from './queries/keys.ts';
export { UNSUBSCRIBE, unsubscribingOf } from './queries/unsubscribing.ts';

/** How somebody would be told on each way out. */
export type Modes = Readonly<Record<'web-push' | 'email', NotificationMode>>;

/** How people would be told of something in the organization now, by subject; whoever isn't known is absent. */
export const readModes = async (
  inside: Inside,
  people: readonly string[],
  about: { readonly type: NotificationType; readonly project: string | null },
): Promise<ReadonlyMap<string, Modes>> => {
  const wishes = await readWishes(inside, people);
  const subject = { ...about, organization: inside.organization, priority: 'normal' as const };
  return new Map(
    [...wishes].map(([sub, wanted]) => {
      const ways = waysFor(wanted, subject, inside.now);
      return [sub, { 'web-push': modeOf(ways, 'web-push'), email: modeOf(ways, 'email') }];
    }),
  );
};

const modeOf = (ways: readonly Way[], channel: keyof Modes): NotificationMode => {
  const way = ways.find((one) => one.channel === channel);
  if (!way || way.status === 'opt-out') return 'off';
  return way.in_digest ? 'digest' : 'instant';
};
