import { useId, useRef } from 'react';
import { t } from '../../messages.ts';
import { type CellProps, cellControl } from './cells.tsx';
import { useEditing } from './editing.ts';
import styles from './lines.module.css';
import { ServiceList } from './service-list.tsx';
import { useServiceOffer } from './use-service-offer.ts';

type NameCellProps = Omit<CellProps, 'field'> & { value: string; serviceId: string | null };

/** What a line is called, and of which service it is: typing looks for services, choosing one fills in its unit and rates. */
export function NameCell({ value, serviceId, ...place }: NameCellProps) {
  const { verbs, services, isFixed } = useEditing();
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const { found, chosen, isOpen, open, close, take, onKeyDown } = useServiceOffer(place.at, value);
  const code = services.find(({ id }) => id === serviceId)?.code;
  return (
    <span className={styles.name}>
      <input
        {...cellControl({ ...place, field: 'name' })}
        ref={field}
        className={styles.input}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={found[chosen] ? `${list}-${chosen}` : undefined}
        data-mantine-stop-propagation={isOpen || undefined}
        value={value}
        maxLength={120}
        placeholder={t('name_hint')}
        autoComplete="off"
        readOnly={isFixed}
        onChange={(event) => {
          verbs.change(place.at, { name: event.currentTarget.value });
          open(event.currentTarget.value);
        }}
        onBlur={close}
        onKeyDown={isFixed ? undefined : onKeyDown}
      />
      {code && (
        <span className={styles.code} title={t('is_service', { code })}>
          {code}
        </span>
      )}
      {found.length > 0 && (
        <ServiceList id={list} field={field} services={found} chosen={chosen} onPick={take} />
      )}
    </span>
  );
}
