import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '#contract/endpoint.ts';
import { correctOpsLogEntry, stepFollowUp, stepIncident } from '#contract/ops-log/endpoints.ts';
import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import type { FollowUpState } from '#contract/ops-log/states.ts';
import { call } from '../../platform/call.ts';
import { toast } from '../../ui/feedback/toast/toast.ts';
import { t as unsentText } from './effects/unsent/messages.ts';
import {
  type NewEntry,
  type Step,
  type Stepped,
  useLogWrites,
  type Written,
} from './effects/unsent/use-log-writes.ts';
import { t } from './messages.ts';

type Named = Pick<OpsLogEntry, 'id' | 'project_id'>;

const paramsOf = ({ project_id, id }: Named) => ({ params: { project_id, entry_id: id } });

/** The log is asked again; the rest of the project is as it was. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [resource, , path] }) =>
        resource === 'projects' &&
        String(path).includes('/ops-log') &&
        !String(path).endsWith('verification'),
    });
}

/** The log is asked again, but for what waits on this device: that is shown as it is. */
function useRefreshUnlessKept() {
  const refresh = useRefresh();
  return (written: Written | undefined) => (written?.kept ? undefined : refresh());
}

/** Writes into the log, now or when there is a network. The form says what was refused. */
export function useAddEntry(project_id: string) {
  const refresh = useRefreshUnlessKept();
  const { add } = useLogWrites();
  return useMutation({
    mutationFn: (entry: NewEntry) => add(project_id, entry),
    meta: { toast: false },
    onSuccess: refresh,
  });
}

/** Says what an entry should have said. The form says what was refused. */
export function useCorrectEntry(entry: Named) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: BodyInput<typeof correctOpsLogEntry>) =>
      call(correctOpsLogEntry, { ...paramsOf(entry), body }),
    meta: { toast: false },
    onSuccess: refresh,
  });
}

/**
 * Takes a step of an entry with words to it, now or when there is a network. The form says what was refused; one's plan, in which
 * handovers stand, is asked again.
 */
export function useStep(entry: Stepped) {
  const client = useQueryClient();
  const refresh = useRefreshUnlessKept();
  const { step } = useLogWrites();
  return useMutation({
    mutationFn: ({ said, ...given }: Step & { readonly said: string }) => step(entry, given, said),
    meta: { toast: false },
    onSuccess: (written) => {
      void client.invalidateQueries({ queryKey: ['daily-activity'], refetchType: 'none' });
      return refresh(written);
    },
  });
}

/** What was done stands there already; where it waits, that is said besides. */
const sayDone = ({ kept }: Written, title: string): void => {
  toast.show({ title, ...(kept ? { message: unsentText('kept_note') } : {}) });
};

/** Takes an incident in hand, in one press: who waits for it needs no words. */
export function useAcknowledge() {
  const refresh = useRefreshUnlessKept();
  const { step } = useLogWrites();
  return useMutation({
    mutationFn: (entry: Stepped) =>
      step(entry, { endpoint: stepIncident, body: { to: 'acknowledged' } }, t('incident_acknowledged')),
    meta: { toast: t('step_failed') },
    onSuccess: (written) => sayDone(written, t('acknowledged_said')),
    onSettled: refresh,
  });
}

/** Says that what was left to do is done; the toast says that it isn't after all. */
export function useSettle() {
  const refresh = useRefreshUnlessKept();
  const { step } = useLogWrites();
  const settle = {
    mutationFn: ({ entry, to }: { entry: Stepped; to: FollowUpState }) =>
      step(entry, { endpoint: stepFollowUp, body: { to } }, t(to === 'done' ? 'done_said' : 'not_done')),
    meta: { toast: t('step_failed') },
    onSettled: refresh,
  };
  const back = useMutation(settle);
  return useMutation({
    ...settle,
    onSuccess: ({ kept }, { entry, to }) => {
      if (to !== 'done') return;
      toast.show({
        title: t('done_said'),
        ...(kept ? { message: unsentText('kept_note') } : {}),
        action: { onSelect: () => back.mutate({ entry, to: 'open' }) },
      });
    },
  });
}
