import type { Client } from '#contract/clients/shapes.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { useArchiveClient, useRestoreClient } from '../mutations.ts';

/** Archives a client after a question, with Undo; and restores one. */
export function useArchive() {
  const { mutate: archive } = useArchiveClient();
  const { mutate: restore } = useRestoreClient();
  const undo = ({ id, name }: Client) =>
    restore(id, { onSuccess: () => toast.show({ title: t('restored_toast', { name }) }) });
  const ask = (client: Client) => {
    const { name, open_projects: count } = client;
    question.ask({
      ask: t('archive_ask', { name }),
      note: [...(count > 0 ? [t('archive_open', { count })] : []), t('archive_note')],
      accept: () =>
        archive(client, {
          onSuccess: () =>
            toast.show({
              title: t('archived_toast', { name }),
              action: { onSelect: () => undo(client) },
            }),
        }),
    });
  };
  return { archive: ask, restore: undo };
}
