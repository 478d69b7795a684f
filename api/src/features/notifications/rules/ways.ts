import type { Channel, NotificationPreference, Priority } from '#contract/notifications/shapes.ts';
import { afterQuiet, type DigestHour, nextDigest, type QuietHours } from './hours.ts';
import { modeFor, type Subject } from './preference.ts';

/** How a person wants to be told. */
export interface Wishes {
  readonly zone: string;
  readonly quiet: QuietHours | null;
  readonly digest: DigestHour;
  readonly preferences: readonly NotificationPreference[];
}

/** A way on which somebody is told, as it begins. */
export interface Way {
  readonly channel: Channel;
  readonly status: 'ready' | 'queued' | 'opt-out';
  readonly in_digest: boolean;
  readonly due_at: Date;
}

/** The ways on which a person is told: the inbox now, the others as they want, after their quiet hours unless it is urgent. */
export const waysFor = (
  wishes: Wishes,
  subject: Subject & { readonly priority: Priority },
  now: Date,
): Way[] => {
  const { zone, quiet, digest, preferences } = wishes;
  const soon = subject.priority === 'urgent' ? now : afterQuiet(now, zone, quiet);
  const outward = (['web-push', 'email'] as const).map((channel): Way => {
    const mode = modeFor(preferences, subject, channel);
    if (mode === 'off') return { channel, status: 'opt-out', in_digest: false, due_at: now };
    const waits = mode === 'digest' && subject.priority !== 'urgent';
    const due_at = waits ? nextDigest(now, zone, digest) : soon;
    return { channel, status: 'queued', in_digest: waits, due_at };
  });
  return [{ channel: 'app', status: 'ready', in_digest: false, due_at: now }, ...outward];
};
