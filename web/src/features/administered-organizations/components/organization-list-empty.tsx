import { ButtonLink } from '../../../ui/action/button.tsx';
import { ListEmpty } from '../../../ui/list/parts/list-empty.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { PLACES } from '../effects/addresses.ts';
import type { OrganizationView } from '../effects/list-address.ts';
import { t } from '../messages.ts';

type OrganizationListEmptyProps = {
  view: OrganizationView;
  path: string;
  filters: readonly string[];
  onClear: () => void;
};

/** The list without a row: what to do next. */
export const OrganizationListEmpty = ({ view, path, ...filters }: OrganizationListEmptyProps) => (
  <ListEmpty
    {...filters}
    nothingFound={t('nothing_found')}
    view={
      view === 'all'
        ? undefined
        : { title: t('view_empty'), note: t('view_empty_note'), label: t('show_all'), href: path }
    }
  >
    <Empty title={t('none')} note={t('none_note')}>
      <ButtonLink href={`${PLACES.admin}/new`} variant="primary">
        {t('new_organization')}
      </ButtonLink>
    </Empty>
  </ListEmpty>
);
