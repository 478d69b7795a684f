import type { ActivityEntry } from '#contract/activity/shapes.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { purposeText } from '../purpose-text.ts';
import { t } from './messages.ts';
import { usePinFavourite, useUnpinFavourite } from './shortcut-calls.ts';

/** What can be pinned: an entry, the timer, a row. */
export type Pinnable = Pick<ActivityEntry, 'project' | 'service' | 'category' | 'note' | 'billable'>;

/** What it is called in a few words: its note, else project and service. */
export const pinName = (what: Pick<Pinnable, 'project' | 'service' | 'note'>): string =>
  what.note ? `${what.project?.code ?? ''} ${what.note}`.trim() : purposeText(what);

/** Pins something among the favourites, with Undo. */
export function usePin(): (what: Pinnable) => void {
  const { mutate } = usePinFavourite();
  const { mutate: unpin } = useUnpinFavourite();
  return (what) => {
    const { project, service, category, note, billable } = what;
    const body = {
      ...{ project_id: project?.id ?? null, service_type_id: service?.id ?? null, category, note, billable },
    };
    mutate(
      { body },
      {
        onSuccess: ({ id, version }) =>
          toast.show({
            title: t('pinned', { what: pinName(what) }),
            action: { onSelect: () => unpin({ params: { favourite_id: id }, version }) },
          }),
      },
    );
  };
}
