import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { approveEntries, rejectEntries, reopenEntries } from '#contract/activity/approval-endpoints.ts';
import type { Decided, WaitingWeek } from '#contract/activity/approval-shapes.ts';
import { call } from '../../../platform/call.ts';
import { useOrganization } from '../../../platform/person.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { type WaitingScope, waitingEntries } from '../queries.ts';
import { isAsSeen } from './as-seen.ts';

/** Entries as they were seen. */
export type Seen = readonly { readonly id: string; readonly version: number }[];

const named = (entries: Seen) => entries.map(({ id, version }) => ({ id, version }));

/** What projects sum stays as it is: time counts from the moment it is logged. */
const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: ['daily-activity'] });

/** Approves and rejects time, and tells what became of it; an approval can be taken back from there. */
export function useDecisions(scope: WaitingScope) {
  const client = useQueryClient();
  const { id: organization } = useOrganization();
  const onSettled = () => refresh(client);
  const meta = { toast: t('decide_failed') };
  const tellApproved = (answer: Decided, weeksLeft = 0) =>
    tell('approved', answer, weeksLeft, () => takeBack(client, organization, answer.entries));
  const approve = useMutation({
    mutationFn: (entries: Seen) => call(approveEntries, { body: { entries: named(entries) } }),
    onSuccess: (answer) => tellApproved(answer),
    ...{ onSettled, meta },
  });
  const reject = useMutation({
    mutationFn: ({ entries, reason }: { entries: Seen; reason: string }) =>
      call(rejectEntries, { body: { entries: named(entries), reason } }),
    onSuccess: (answer) => tell('rejected', answer),
    ...{ onSettled, meta },
  });
  const approveWeeks = useMutation({
    mutationFn: async (weeks: readonly WaitingWeek[]) => {
      const { entries, weeksLeft } = await asShown(client, weeks, scope);
      return { answer: await inParts(entries, (part) => call(approveEntries, { body: part })), weeksLeft };
    },
    onSuccess: ({ answer, weeksLeft }) => tellApproved(answer, weeksLeft),
    ...{ onSettled, meta },
  });
  const rejectWeeks = useMutation({
    mutationFn: async ({ weeks, reason }: { weeks: readonly WaitingWeek[]; reason: string }) => {
      const { entries, weeksLeft } = await asShown(client, weeks, scope);
      const decide = (part: Decidable) => call(rejectEntries, { body: { ...part, reason } });
      return { answer: await inParts(entries, decide), weeksLeft };
    },
    onSuccess: ({ answer, weeksLeft }) => tell('rejected', answer, weeksLeft),
    ...{ onSettled, meta },
  });
  return { approve, reject, approveWeeks, rejectWeeks };
}

interface Decidable {
  readonly entries: { id: string; version: number }[];
}

/** The most entries that one request decides on. */
const AT_ONCE = 1_000;

/** The entries of whole weeks, as far as those still are what was seen of them. */
async function asShown(client: QueryClient, weeks: readonly WaitingWeek[], scope: WaitingScope) {
  const read = await Promise.all(
    weeks.map(async (week) => {
      const { data } = await client.fetchQuery({ ...waitingEntries(week, scope), staleTime: 0 });
      return isAsSeen(week, data) ? data : null;
    }),
  );
  const entries = named(read.flatMap((data) => data ?? []));
  return { entries, weeksLeft: read.filter((data) => data === null).length };
}

async function inParts(entries: Decidable['entries'], decide: (part: Decidable) => Promise<Decided>) {
  const answer: Decided = { entries: [], left: [] };
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    const part = await decide({ entries: entries.slice(at, at + AT_ONCE) });
    answer.entries.push(...part.entries);
    answer.left.push(...part.left);
  }
  return answer;
}

function tell(
  what: 'approved' | 'rejected',
  { entries, left }: Decided,
  weeksLeft = 0,
  undo?: () => Promise<unknown>,
): void {
  const waiting = entries.filter(({ status }) => status === 'submitted').length;
  const further = [
    waiting > 0 ? t('still_waiting', { count: waiting }) : '',
    left.length > 0 ? t('left', { count: left.length }) : '',
    weeksLeft > 0 ? t('weeks_left', { count: weeksLeft }) : '',
  ].filter(Boolean);
  toast.show({
    title: entries.length > 0 ? t(what, { count: entries.length }) : t('nothing_decided'),
    message: further.join(' ') || undefined,
    ...(undo && entries.length > 0 ? { action: { onSelect: () => void undo() } } : {}),
  });
}

/** In the organization that it was given in, whatever this tab has switched to since. */
const takeBack = (client: QueryClient, organization: string, entries: Seen): Promise<unknown> =>
  call(reopenEntries, {
    body: { entries: named(entries) },
    organization,
  })
    .then(
      () => toast.show({ title: t('reopened') }),
      (err: unknown) =>
        toast.show({
          title: t('reopen_failed'),
          message: err instanceof Error ? err.message : undefined,
          err,
        }),
    )
    .finally(() => void refresh(client));
