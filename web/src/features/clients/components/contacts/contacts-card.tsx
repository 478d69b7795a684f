import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { createContact } from '#contract/clients/contact-endpoints.ts';
import type { Contact } from '#contract/clients/contacts.ts';
import type { Client } from '#contract/clients/shapes.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card, CardRow, CardRows } from '../../../../ui/card/card.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { clientContacts } from '../../queries.ts';
import { ContactRow } from './contact-row.tsx';
import styles from './contacts.module.css';
import { t } from './messages.ts';

const ContactDialog = lazy(() => import('./contact-dialog.tsx'));

/** Whom to ask at a client; whoever has left stays out of sight until they are asked for. */
export function ContactsCard({ client }: { client: Client }) {
  const mayChange = usePermissions().may(createContact, { client_id: client.id }) && !client.archived_at;
  const [edited, setEdited] = useState<Contact | 'new' | null>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(clientContacts(client.id));
  const contacts = data?.pages.flatMap((page) => page.data);
  const contact = edited === 'new' ? null : edited;
  return (
    <Card
      title={t('contacts')}
      {...(contacts ? { count: contacts.filter(({ left_at }) => !left_at).length } : {})}
      end={mayChange && <Add onAdd={() => setEdited('new')} />}
      flush
    >
      {!contacts && error && <LoadError {...failedRead(error, t('load_failed'), refetch)} />}
      {!contacts && !error && <SkeletonRows rows={2} height={64} />}
      {contacts && <Rows {...{ client, contacts, mayChange }} onEdit={setEdited} />}
      {hasNextPage && (
        <div className={styles.more}>
          <Button variant="ghost" small onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
      {edited && (
        <Suspense>
          <ContactDialog
            {...{ client, contact, isFirst: contacts?.length === 0 }}
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
  contacts: readonly Contact[];
  mayChange: boolean;
  onEdit: (contact: Contact) => void;
};

function Rows({ client, contacts, mayChange, onEdit }: RowsProps) {
  const [isShowing, setShowing] = useState(false);
  const count = contacts.filter(({ left_at }) => left_at).length;
  const shown = isShowing ? contacts : contacts.filter(({ left_at }) => !left_at);
  if (contacts.length === 0) return <Empty title={t('none')} note={t('none_note')} />;
  return (
    <>
      {shown.length === 0 && <Empty title={t('all_left')} />}
      {shown.length > 0 && (
        <CardRows>
          {shown.map((contact) => (
            <CardRow key={contact.id}>
              <ContactRow
                {...{ contact, mayChange, client_id: client.id }}
                mainContact={contacts.find(({ main }) => main)}
                onEdit={() => onEdit(contact)}
              />
            </CardRow>
          ))}
        </CardRows>
      )}
      {count > 0 && (
        <div className={styles.more}>
          <Button variant="ghost" small onClick={() => setShowing(!isShowing)}>
            {t(isShowing ? 'hide_left' : 'show_left', { count })}
          </Button>
        </div>
      )}
    </>
  );
}
