import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '#contract/endpoint.ts';
import {
  addOpsLogEntry,
  correctOpsLogEntry,
  stepFollowUp,
  stepHandover,
  stepIncident,
} from '#contract/ops-log/endpoints.ts';
import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import type { FollowUpState } from '#contract/ops-log/states.ts';
import { call } from '../../platform/call.ts';
import { toast } from '../../ui/feedback/toast/toast.ts';
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

/** Writes into the log. The form says what was refused. */
export function useAddEntry(project_id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: BodyInput<typeof addOpsLogEntry>) =>
      call(addOpsLogEntry, { params: { project_id }, body }),
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

/** Brings an incident on, with words to it. The form says what was refused. */
export function useStepIncident(entry: Named) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: BodyInput<typeof stepIncident>) => call(stepIncident, { ...paramsOf(entry), body }),
    meta: { toast: false },
    onSuccess: refresh,
  });
}

/** Signs a handover out, takes it over or disputes it. The form says what was refused; one's plan is asked again. */
export function useStepHandover(entry: Named) {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: BodyInput<typeof stepHandover>) => call(stepHandover, { ...paramsOf(entry), body }),
    meta: { toast: false },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['daily-activity'], refetchType: 'none' });
      return refresh();
    },
  });
}

/** Takes an incident in hand, in one press: who waits for it needs no words. */
export function useAcknowledge() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (entry: Named) => call(stepIncident, { ...paramsOf(entry), body: { to: 'acknowledged' } }),
    meta: { toast: t('step_failed') },
    onSuccess: () => toast.show({ title: t('acknowledged_said') }),
    onSettled: refresh,
  });
}

/** Says that what was left to do is done; the toast says that it isn't after all. */
export function useSettle() {
  const refresh = useRefresh();
  const step = {
    mutationFn: ({ entry, to }: { entry: Named; to: FollowUpState }) =>
      call(stepFollowUp, { ...paramsOf(entry), body: { to } }),
    meta: { toast: t('step_failed') },
    onSettled: refresh,
  };
  const back = useMutation(step);
  return useMutation({
    ...step,
    onSuccess: (_, { entry, to }) => {
      if (to !== 'done') return;
      toast.show({
        title: t('done_said'),
        action: { onSelect: () => back.mutate({ entry, to: 'open' }) },
      });
    },
  });
}
