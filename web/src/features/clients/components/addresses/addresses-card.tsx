import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { createAddress } from '#contract/clients/address-endpoints.ts';
import type { Address } from '#contract/clients/addresses.ts';
import type { Client } from '#contract/clients/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card, CardRow, CardRows } from '../../../../ui/card/card.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { clientAddresses } from '../../queries.ts';
import { AddressRow } from './address-row.tsx';
import styles from './addresses.module.css';
import { t } from './messages.ts';

const AddressDialog = lazy(() => import('./address-dialog.tsx'));

/** Where a client is: invoices, headquarters and sites. */
export function AddressesCard({ client }: { client: Client }) {
  const { locale } = useFormat();
  const mayChange = usePermissions().may(createAddress, { client_id: client.id }) && !client.archived_at;
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(clientAddresses(client.id));
  const addresses = data?.pages.flatMap((page) => page.data);
  const address = edited === 'new' ? null : edited;
  const country = addresses?.[0]?.country ?? new Intl.Locale(locale).region ?? null;
  return (
    <Card
      title={t('addresses')}
      {...(addresses ? { count: addresses.length } : {})}
      end={mayChange && <Add onAdd={() => setEdited('new')} />}
      flush
    >
      {!addresses && error && <LoadError {...failedRead(error, t('load_failed'), refetch)} />}
      {!addresses && !error && <SkeletonRows rows={2} height={64} />}
      {addresses && <Rows {...{ client, addresses, mayChange }} onEdit={setEdited} />}
      {hasNextPage && (
        <div className={styles.more}>
          <Button variant="ghost" small onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
      {edited && (
        <Suspense>
          <AddressDialog
            {...{ client, address, country, isFirst: addresses?.length === 0 }}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}

const Add = ({ onAdd }: { onAdd: () => void }) => (
  <Button variant="ghost" small icon={IconPlus} onClick={onAdd}>
    {t('add')}
  </Button>
);

type RowsProps = {
  client: Client;
  addresses: readonly Address[];
  mayChange: boolean;
  onEdit: (address: Address) => void;
};

function Rows({ client, addresses, mayChange, onEdit }: RowsProps) {
  if (addresses.length === 0) return <Empty title={t('none')} note={t('none_note')} />;
  return (
    <CardRows>
      {addresses.map((address) => (
        <CardRow key={address.id}>
          <AddressRow
            {...{ address, mayChange, client_id: client.id }}
            main={addresses.find(({ type, main }) => main && type === address.type)}
            onEdit={() => onEdit(address)}
          />
        </CardRow>
      ))}
    </CardRows>
  );
}
