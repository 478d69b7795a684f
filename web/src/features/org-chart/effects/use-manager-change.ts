import { useQueryClient } from '@tanstack/react-query';
import type { FieldProblem } from '#contract/errors.ts';
import type { ChartDetail, ChartPerson, OrgChart } from '#contract/org-chart/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../components/panel/messages.ts';
import { setManager, useRefreshLines } from '../mutations.ts';
import { chartDetail, orgChart } from '../queries.ts';

/** Changes somebody's manager; what was refused comes back for the form. Done, a toast takes it back. */
export function useManagerChange(person: ChartPerson, detail: ChartDetail, data: OrgChart) {
  const queries = useQueryClient();
  const refresh = useRefreshLines();
  const before = person.manager_id;
  const nameOf = (id: string | null) => data.people.find((one) => one.id === id)?.name ?? t('no_manager');
  const said = (manager: string | null, version: number) => {
    const title =
      manager === null
        ? t('moved_top', { name: person.name })
        : t('moved', { name: person.name, manager: nameOf(manager) });
    const undo = () =>
      setManager(person.id, version, before)
        .catch((error: unknown) => toast.show({ title: t('not_undone'), err: error }))
        .finally(() => void refresh());
    toast.show({ title, action: { onSelect: () => void undo() } });
  };
  const save = async (
    manager: string | null,
    version: number,
  ): Promise<readonly FieldProblem[] | undefined> => {
    try {
      said(manager, (await setManager(person.id, version, manager)).version);
    } catch (error) {
      if (!isCallError(error, 412)) return refusedFields(error, t('not_saved'));
      const [now, chart] = await Promise.all([
        queries.fetchQuery({ ...chartDetail(person.id), staleTime: 0 }),
        queries.fetchQuery({ ...orgChart(), staleTime: 0 }),
      ]);
      const theirs = chart.people.find(({ id }) => id === person.id)?.manager_id ?? null;
      // Somebody changed something else of them: that stays.
      if (theirs === before && now.version !== version) return save(manager, now.version);
      return [{ field: '', message: t('stale', { name: person.name, manager: nameOf(theirs) }) }];
    }
    void refresh();
    return undefined;
  };
  return (manager: string | null) => save(manager, detail.version);
}
