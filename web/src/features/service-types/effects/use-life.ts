import type { ServiceType } from '#contract/service-types/shapes.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { useArchiveServiceType, useRestoreServiceType, useUpdateServiceType } from '../mutations.ts';

/** The turns in a service type's life: activate, retire, archive with Undo, restore. */
export function useLife() {
  const { mutate: change } = useUpdateServiceType({ toast: t('change_failed') });
  const { mutate: archive } = useArchiveServiceType();
  const { mutate: restore } = useRestoreServiceType();
  const say = (title: string) => ({ onSuccess: () => toast.show({ title }) });
  const comeBack = ({ id, name }: ServiceType) => restore(id, say(t('restored_toast', { name })));
  const become = ({ id, version, name }: ServiceType, status: 'active' | 'retired') =>
    change({ id, version, body: { status } }, say(t('saved', { name })));
  return {
    activate: (service: ServiceType) => become(service, 'active'),
    retire: (service: ServiceType) =>
      question.ask({
        ask: t('retire_ask', { name: service.name }),
        note: t('retire_note'),
        accept: () => become(service, 'retired'),
      }),
    archive: (service: ServiceType) =>
      question.ask({
        ask: t('archive_ask', { name: service.name }),
        note: t('archive_note'),
        accept: () =>
          archive(service, {
            onSuccess: () =>
              toast.show({
                title: t('archived_toast', { name: service.name }),
                action: { onSelect: () => comeBack(service) },
              }),
          }),
      }),
    restore: comeBack,
  };
}
