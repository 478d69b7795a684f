import { IconArchive, IconCircleCheck, IconCircleOff, IconPencil, IconRestore } from '@tabler/icons-react';
import { archiveServiceType, updateServiceType } from '#contract/service-types/endpoints.ts';
import type { ServiceType } from '#contract/service-types/shapes.ts';
import { usePermissions } from '../../../platform/person.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { useLife } from '../effects/use-life.ts';
import { t } from '../messages.ts';

/** What one may do with a service type now: the next step of its life is the primary one. */
export function ServiceTypeVerbs({ service }: { service: ServiceType }) {
  const permissions = usePermissions();
  const life = useLife();
  const params = { service_id: service.id };
  if (!permissions.may(updateServiceType, params) || !permissions.may(archiveServiceType, params))
    return null;
  if (service.archived_at)
    return (
      <Button variant="primary" icon={IconRestore} onClick={() => life.restore(service)}>
        {t('restore')}
      </Button>
    );
  const sleeps = service.status !== 'active';
  return (
    <>
      <Button variant="danger" icon={IconArchive} onClick={() => life.archive(service)}>
        {t('archive_service_type')}
      </Button>
      {service.status === 'active' && (
        <Button icon={IconCircleOff} onClick={() => life.retire(service)}>
          {t('retire')}
        </Button>
      )}
      <ButtonLink
        variant={sleeps ? 'default' : 'primary'}
        icon={IconPencil}
        href={`/manager/service-types/${service.id}/edit`}
      >
        {t('edit')}
      </ButtonLink>
      {sleeps && (
        <Button variant="primary" icon={IconCircleCheck} onClick={() => life.activate(service)}>
          {t(service.status === 'draft' ? 'activate' : 'reactivate')}
        </Button>
      )}
    </>
  );
}
