import type { AnnouncementDetail } from '#contract/announcements/shapes.ts';
import { CHANNEL_STATUSES } from '#contract/notifications/shapes.ts';
import { t } from '../components/report/messages.ts';

type Status = (typeof CHANNEL_STATUSES)[number];

/** How far something got, from the best to the worst, with its words and its colour. */
export const STEPS: readonly { id: Status; label: string; color: string }[] = [
  { id: 'read', label: t('status_read'), color: 'var(--chart-3)' },
  { id: 'sent', label: t('status_sent'), color: 'var(--chart-4)' },
  { id: 'ready', label: t('status_ready'), color: 'var(--ramp-4)' },
  { id: 'queued', label: t('status_queued'), color: 'var(--ramp-3)' },
  { id: 'opt-out', label: t('status_opt_out'), color: 'var(--chart-7)' },
  { id: 'error', label: t('status_error'), color: 'var(--danger)' },
];

type Report = AnnouncementDetail['report'];

/** How many people a way is about. */
export const peopleOf = ({ counts }: Report[number]): number =>
  CHANNEL_STATUSES.reduce((sum, status) => sum + (counts[status] ?? 0), 0);

/** How many have it on this way, read or not. */
export const gotOf = ({ counts }: Report[number]): number =>
  (counts.read ?? 0) + (counts.sent ?? 0) + (counts.ready ?? 0);

/** True where somebody couldn't be told on one of the ways. */
export const hasFailed = (report: Report): boolean => report.some(({ counts }) => (counts.error ?? 0) > 0);

const MINUTE_MS = 60_000;
const SENDING_MS = 2_000;
const SETTLING_MS = 5_000;

type Life = Pick<AnnouncementDetail, 'status' | 'send_at' | 'sent_at' | 'report'>;

const isDue = (at: string | null, now: number): boolean => at !== null && Date.parse(at) <= now;

/** Milliseconds until it is worth asking again how far it is; false where nothing moves by itself. */
export function followEvery({ status, send_at, sent_at, report }: Life, now: number): number | false {
  if (status === 'sending' || (status === 'scheduled' && isDue(send_at, now))) return SENDING_MS;
  if (status === 'scheduled' && send_at) return Date.parse(send_at) - now < MINUTE_MS && SETTLING_MS;
  const isFresh = sent_at !== null && now - Date.parse(sent_at) < 10 * MINUTE_MS;
  return isFresh && report.some(({ counts }) => (counts.queued ?? 0) > 0) && SETTLING_MS;
}
