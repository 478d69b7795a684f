import { ButtonLink } from '../../../ui/action/button.tsx';
import { ListEmpty } from '../../../ui/list/parts/list-empty.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import type { ServiceTypeView } from '../effects/list-address.ts';
import { t } from '../messages.ts';

type ServiceTypeListEmptyProps = { view: ServiceTypeView; filters: readonly string[]; onClear: () => void };

const ALL = {
  title: t('view_empty'),
  note: t('view_empty_note'),
  label: t('show_all'),
  href: '/manager/service-types',
};

/** The list without a row: what a service type is, and how to make the first one. */
export const ServiceTypeListEmpty = ({ view, ...filters }: ServiceTypeListEmptyProps) => (
  <ListEmpty {...filters} nothingFound={t('nothing_found')} view={view === 'all' ? undefined : ALL}>
    <Empty title={t('none')} note={t('none_note')}>
      <ButtonLink href="/manager/service-types/new" variant="primary">
        {t('new_service_type')}
      </ButtonLink>
    </Empty>
  </ListEmpty>
);
