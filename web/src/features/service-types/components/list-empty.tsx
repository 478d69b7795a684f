import { ButtonLink } from '../../../ui/action/button.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { NothingFound } from '../../../ui/state/nothing-found.tsx';
import type { ServiceTypeView } from '../effects/list-address.ts';
import { t } from '../messages.ts';

type ListEmptyProps = { view: ServiceTypeView; filters: readonly string[]; onClear: () => void };

/** No rows: filters hide them, the view has none, or there are no service types yet. */
export function ListEmpty({ view, filters, onClear }: ListEmptyProps) {
  if (filters.length > 0)
    return <NothingFound title={t('nothing_found')} filters={filters} onClear={onClear} />;
  if (view !== 'all')
    return (
      <Empty title={t('view_empty')} note={t('view_empty_note')}>
        <ButtonLink href="/manager/service-types">{t('show_all')}</ButtonLink>
      </Empty>
    );
  return (
    <Empty title={t('none')} note={t('none_note')}>
      <ButtonLink href="/manager/service-types/new" variant="primary">
        {t('new_service_type')}
      </ButtonLink>
    </Empty>
  );
}
