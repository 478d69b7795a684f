import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  archiveScenario,
  convertScenario,
  copyScenario,
  createScenario,
  freezeScenario,
  restoreScenario,
  updateScenario,
} from '#contract/calculator/endpoints.ts';
import type { NewScenario, Scenario, ScenarioChanges } from '#contract/calculator/shapes.ts';
import { call } from '../../platform/call.ts';
import { t } from './messages.ts';
import { scenario } from './queries.ts';

/** Drops what was read of scenarios, and keeps the one that is handed in. */
function useRefresh() {
  const queries = useQueryClient();
  return (changed?: Scenario) => {
    void queries.invalidateQueries({ queryKey: ['calculator'] });
    if (changed) queries.setQueryData(scenario(changed.id).queryKey, changed);
  };
}

type Seen = Pick<Scenario, 'id' | 'version'>;
const of = ({ id }: Pick<Scenario, 'id'>) => ({ params: { scenario_id: id } });

/** Makes a draft. The form says what was refused. */
export function useCreateScenario() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: Partial<NewScenario> & Pick<NewScenario, 'name'>) => call(createScenario, { body }),
    meta: { toast: false },
    onSuccess: refresh,
  });
}

/** Changes a draft over the version that was seen. The form says what was refused. */
export function useUpdateScenario() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ version, body, ...seen }: Seen & { readonly body: ScenarioChanges }) =>
      call(updateScenario, { ...of(seen), version, body }),
    meta: { toast: false },
    onSuccess: refresh,
  });
}

/** Archives a scenario. */
export function useArchiveScenario() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ version, ...seen }: Seen) => call(archiveScenario, { ...of(seen), version }),
    meta: { toast: t('archive_failed') },
    onSuccess: () => refresh(),
  });
}

/** Brings an archived scenario back. */
export function useRestoreScenario() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call(restoreScenario, of({ id })),
    meta: { toast: t('restore_failed') },
    onSuccess: refresh,
  });
}

/** Makes a draft with the inputs of a scenario. The dialog says what was refused. */
export function useCopyScenario() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, name }: Pick<Scenario, 'id' | 'name'>) =>
      call(copyScenario, { ...of({ id }), body: { name } }),
    meta: { toast: false },
    onSuccess: refresh,
  });
}

/** Freezes a draft as it was seen. */
export function useFreezeScenario() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, version }: Seen) => call(freezeScenario, { ...of({ id }), body: { version } }),
    meta: { toast: t('freeze_failed') },
    onSuccess: refresh,
  });
}

/** Makes a dealsheet of a frozen scenario. The dialog says what was refused. */
export function useConvertScenario() {
  const refresh = useRefresh();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({
      id,
      ...body
    }: {
      readonly id: string;
      readonly client_id: string;
      readonly title: string;
    }) => call(convertScenario, { ...of({ id }), body }),
    meta: { toast: false },
    onSuccess: () => {
      refresh();
      void queries.invalidateQueries({ queryKey: ['dealsheets'] });
    },
  });
}
