import { ButtonLink } from '../../../ui/action/button.tsx';
import { ListEmpty } from '../../../ui/list/parts/list-empty.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import type { ClientView } from '../effects/list-address.ts';
import { t } from '../messages.ts';

type ClientListEmptyProps = { view: ClientView; filters: readonly string[]; onClear: () => void };

const ALL = {
  title: t('view_empty'),
  note: t('view_empty_note'),
  label: t('show_all'),
  href: '/manager/clients',
};

/** The list without a row: what a client is, and how to make the first one. */
export const ClientListEmpty = ({ view, ...filters }: ClientListEmptyProps) => (
  <ListEmpty {...filters} nothingFound={t('nothing_found')} view={view === 'all' ? undefined : ALL}>
    <Empty title={t('no_clients')} note={t('no_clients_note')}>
      <ButtonLink href="/manager/clients/new" variant="primary">
        {t('new_client')}
      </ButtonLink>
    </Empty>
  </ListEmpty>
);
