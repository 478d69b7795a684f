import { DAY_SECONDS } from '#contract/activity/rules.ts';
import { parseDuration } from '../../../ui/number/duration.ts';

/** What somebody means by what they typed; `q` is what is left to look for. */
export type TypedCommand =
  | { readonly kind: 'search'; readonly q: string }
  /** `?`: every verb. */
  | { readonly kind: 'all'; readonly q: '' }
  | { readonly kind: 'start'; readonly q: string }
  | {
      readonly kind: 'log';
      readonly seconds: number;
      /** 0 for today, 1 for yesterday. */
      readonly daysAgo: number;
      /** What was done, after a colon. */
      readonly note: string;
      readonly q: string;
    };

const LOG = /^(?:log|add)\s+(.+)$/i;
const START = /^(?:start|run)\s+(?:(?:a|the)\s+)?timer\b\s*(.*)$|^(?:start|timer)\s+(.+)$/i;
const OPEN = /^(?:open|show|go to|go)\s+/i;
/** A colon with a space after it, so that no clock time is meant. */
const NOTE = /:\s+(.*)$|:$/;
const CONNECTED = /^(?:on|for|to)(?:\s+|$)/i;
const DAY = /(?:^|\s+)(today|yesterday)$/i;
/** Words that a duration may take: `1 h 30 m`. */
const LONGEST = 4;

/** Reads `log 2h on harbour`, `log 1:30 hrb yesterday: night watch`, `start timer on hrb`, `open projects`, `?` and plain words. */
export function typedCommand(typed: string): TypedCommand {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text === '?') return { kind: 'all', q: '' };
  const start = START.exec(text);
  if (start) return { kind: 'start', q: (start[1] ?? start[2] ?? '').replace(CONNECTED, '') };
  const log = LOG.exec(text);
  return (log?.[1] && loggedBy(log[1])) || { kind: 'search', q: text.replace(OPEN, '') };
}

function loggedBy(whole: string): TypedCommand | undefined {
  const note = NOTE.exec(whole)?.[1] ?? '';
  const text = whole.replace(NOTE, '');
  const day = DAY.exec(text)?.[1]?.toLowerCase();
  const words = text.replace(DAY, '').split(' ');
  const lengths = Array.from({ length: Math.min(LONGEST, words.length) }, (_, at) => at + 1).reverse();
  for (const length of lengths) {
    const seconds = parseDuration(words.slice(0, length).join(' ')) ?? 0;
    if (seconds <= 0 || seconds > DAY_SECONDS) continue;
    const q = words.slice(length).join(' ').replace(CONNECTED, '');
    return { kind: 'log', seconds, daysAgo: day === 'yesterday' ? 1 : 0, note, q };
  }
  return undefined;
}
