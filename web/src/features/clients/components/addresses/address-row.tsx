import { IconArchive, IconDots, IconMapPin, IconPencil, IconStar } from '@tabler/icons-react';
import type { Address } from '#contract/clients/addresses.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu } from '../../../../ui/action/menu.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { countryName } from '../../effects/country-names.ts';
import { useAddressWrites } from '../../effects/use-address-writes.ts';
import styles from './addresses.module.css';
import { t } from './messages.ts';

type AddressRowProps = {
  client_id: string;
  address: Address;
  /** The main one of its type now. */
  main: Address | undefined;
  mayChange: boolean;
  onEdit: () => void;
};

/** Where a client is, as one writes it on an envelope. */
export function AddressRow({ client_id, address, main, mayChange, onEdit }: AddressRowProps) {
  const { locale } = useFormat();
  const { type, line1, line2, city, region, postcode, country } = address;
  const town = [city, region, postcode].filter(Boolean).join(', ');
  return (
    <div className={styles.address}>
      <div className={styles.type}>
        <Text strong>{t(`type_${type}`)}</Text>
        {address.main && <Tag icon={IconStar}>{t('main')}</Tag>}
      </div>
      <address className={styles.lines}>
        <span>{line1}</span>
        {line2 && <span>{line2}</span>}
        {town && <span>{town}</span>}
        <span>{countryName(country, locale)}</span>
        {address.source === 'places' && (
          <Text muted small>
            <Icon icon={IconMapPin} size={12} /> {t('from_places')}
          </Text>
        )}
      </address>
      {mayChange && <Verbs {...{ client_id, address, main, onEdit }} />}
    </div>
  );
}

function Verbs({ client_id, address, main, onEdit }: Omit<AddressRowProps, 'mayChange'>) {
  const { makeMain, archive } = useAddressWrites(client_id);
  return (
    <Menu
      trigger={<IconButton icon={IconDots} variant="ghost" label={t('verbs', { name: address.line1 })} />}
      entries={[
        { id: 'edit', label: t('edit'), icon: IconPencil, onSelect: onEdit },
        ...(address.main
          ? []
          : [
              {
                ...{ id: 'main', label: t('make_main'), icon: IconStar },
                onSelect: () => void makeMain(address, main),
              },
            ]),
        {
          ...{ id: 'archive', label: t('archive'), icon: IconArchive, danger: true },
          onSelect: () => void archive(address),
        },
      ]}
    />
  );
}
