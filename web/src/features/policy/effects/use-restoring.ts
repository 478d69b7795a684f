import { useQueryClient } from '@tanstack/react-query';
import type { PolicyRevision } from '#contract/policy/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { unreachedNote } from '../../../platform/http/unreached.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../components/history/messages.ts';
import { t as words } from '../messages.ts';
import { useRestore } from '../mutations.ts';
import { policy } from '../queries.ts';
import { refusalSentences } from './publishing.ts';

type Restored = Pick<PolicyRevision, 'id' | 'version'>;

/** The form that restores an earlier policy; `over` is the version in force that its differences were shown for. */
export function useRestoring({ id, version }: Restored, over: number, onDone: () => void) {
  const queries = useQueryClient();
  const { mutateAsync } = useRestore();
  const restore = async (note: string) => {
    const made = await mutateAsync({ id, note, over });
    toast.show({ title: t('restored_toast', { version: made.version, restored: version }) });
    onDone();
  };
  const overtaken = async () => {
    const { published_by, ...now } = await queries.fetchQuery({ ...policy(), staleTime: 0 });
    const who = published_by ?? words('somebody');
    return [{ field: '', message: t('restore_overtaken', { who, ...now }) }];
  };
  const refused = (error: unknown) => {
    if (!(error instanceof Error)) throw error;
    return refusalSentences(error, unreachedNote(error) ?? t('restore_failed'));
  };
  return useForm({
    initial: { note: '' },
    validate: { note: (note) => (note.trim() ? null : words('note_missing')) },
    onSubmit: ({ note }) =>
      restore(note.trim())
        .then(() => undefined)
        .catch((error) => (isCallError(error, 412) ? overtaken() : refused(error)))
        .catch(refused),
  });
}
