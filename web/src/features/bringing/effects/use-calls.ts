import { useMutation, useQueryClient } from '@tanstack/react-query';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { fileOf, type HeldRows } from './held-rows.ts';
import type { Kind } from './kind.ts';

/** Reads a file to its cells. The page says what is wrong with it. */
export const useReadFile = <Field extends string>({ read }: Kind<Field>) =>
  useMutation({ mutationFn: read, meta: { toast: false } });

/** Some came or went: lists and choices are others. */
function useRefresh(resources: readonly string[]) {
  const queries = useQueryClient();
  return () =>
    void Promise.all(resources.map((resource) => queries.invalidateQueries({ queryKey: [resource] })));
}

/** Makes and changes all that the file says. The page says what was refused. */
export function useBring<Field extends string>({ bring, fields, refreshed }: Kind<Field>) {
  const refresh = useRefresh(refreshed);
  return useMutation({
    mutationFn: (held: HeldRows<Field>) =>
      bring(fileOf(held, fields), { known: held.known, alike: held.alike }),
    meta: { toast: false },
    onSuccess: refresh,
  });
}

/** Asks before an import is taken back; where it can't be, the toast says why. */
export function useTakeBack<Field extends string>(
  { takeBack, refreshed, words }: Kind<Field>,
  onDone?: () => void,
) {
  const refresh = useRefresh(refreshed);
  const { mutate } = useMutation({
    mutationFn: takeBack,
    meta: { toast: t('take_back_failed') },
    onSuccess: () => toast.show({ title: t('taken_back') }),
    onSettled: refresh,
  });
  return (id: string) =>
    question.ask({
      ask: t('take_back_ask'),
      note: words.takeBackNote,
      accept: () => mutate(id, { onSuccess: () => onDone?.() }),
    });
}
