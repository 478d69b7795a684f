import { useNavigate } from '@tanstack/react-router';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { parametersOf } from '../effects/parameters.ts';
import { t } from '../messages.ts';
import { useCreateView } from '../mutations.ts';
import { addressOf, type ViewedList } from '../queries.ts';
import { NameForm } from './name-form.tsx';

/** Keeps what the list shows now under a name, and opens it. */
export default function SaveDialog({ viewed, onClose }: { viewed: ViewedList; onClose: () => void }) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useCreateView(viewed.list);
  return (
    <NameForm
      title={t('save_title')}
      verb={t('save_verb')}
      before=""
      isNew
      busy={isPending}
      error={error}
      onClose={onClose}
      onSave={(named) =>
        mutate(
          { ...named, parameters: parametersOf(viewed.search, viewed) },
          {
            onSuccess: (made) => {
              onClose();
              toast.show({ title: t('saved', { name: made.name }) });
              void navigate({ href: addressOf(viewed.path, made) });
            },
          },
        )
      }
    />
  );
}
