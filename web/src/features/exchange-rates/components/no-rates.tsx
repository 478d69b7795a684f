import type { ReactNode } from 'react';
import { useOrganization } from '../../../platform/person.ts';
import { ListEmpty } from '../../../ui/list/parts/list-empty.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { t } from '../messages.ts';

type NoRatesProps = { filters: readonly string[]; onClear: () => void; children: ReactNode };

/** The list without a row: filters hide them, or what a rate is and how the first ones come. */
export function NoRates({ children, ...filters }: NoRatesProps) {
  const { currency: into } = useOrganization();
  return (
    <ListEmpty {...filters} nothingFound={t('nothing_found')}>
      <Empty title={t('none')} note={t('none_note', { into })}>
        {children}
      </Empty>
    </ListEmpty>
  );
}
