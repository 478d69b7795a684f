import { IconArchive, IconDoorExit, IconDots, IconPencil, IconStar } from '@tabler/icons-react';
import type { Contact } from '#contract/clients/contacts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../../ui/action/menu.tsx';
import { AddressText } from '../../../../ui/display/address-text.tsx';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { nameOf, useContactWrites } from '../../effects/use-contact-writes.ts';
import styles from './contacts.module.css';
import { t } from './messages.ts';

type ContactRowProps = {
  client_id: string;
  contact: Contact;
  /** Who is the main contact now. */
  mainContact: Contact | undefined;
  mayChange: boolean;
  onEdit: () => void;
};

/** Somebody at a client: who they are, and how they are reached. */
export function ContactRow({ client_id, contact, mainContact, mayChange, onEdit }: ContactRowProps) {
  const format = useFormat();
  const name = nameOf(contact);
  const { title, roles, left_at, main, note } = contact;
  return (
    <div className={styles.contact}>
      <Avatar name={name} decorative />
      <div className={styles.who}>
        <div className={styles.name}>
          <Text strong>{name}</Text>
          {main && <Tag icon={IconStar}>{t('main')}</Tag>}
          {left_at && <Tag>{t('left', { day: format.day(left_at) })}</Tag>}
        </div>
        {title && <Text muted>{title}</Text>}
        {roles.length > 0 && (
          <div className={styles.name}>
            {roles.map((role) => (
              <Tag key={role}>{role}</Tag>
            ))}
          </div>
        )}
        {note && (
          <Text muted small className={styles.note}>
            {note}
          </Text>
        )}
      </div>
      <Ways contact={contact} />
      {mayChange && <Verbs {...{ client_id, contact, mainContact, onEdit }} />}
    </div>
  );
}

function Ways({ contact }: { contact: Contact }) {
  const { emails, phones, phones_shown } = contact;
  if (emails.length + phones.length === 0)
    return (
      <div className={styles.ways}>
        <Text muted>{t('no_way')}</Text>
      </div>
    );
  return (
    <div className={styles.ways}>
      {emails.map((address) => (
        <a key={address} href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}>
          <AddressText>{address}</AddressText>
        </a>
      ))}
      {phones.map((number, at) => (
        <a key={number} href={`tel:${number}`}>
          {phones_shown[at]}
        </a>
      ))}
    </div>
  );
}

function Verbs({ client_id, contact, mainContact, onEdit }: Omit<ContactRowProps, 'mayChange'>) {
  const { today } = useFormat();
  const { turn, archive } = useContactWrites(client_id);
  const name = nameOf(contact);
  const { left_at, main } = contact;
  const leave = left_at
    ? { left_at: null, said: t('back_toast', { name }), undo: { left_at } }
    : { left_at: today(), said: t('left_toast', { name }), undo: { left_at, main } };
  // Whoever was the main contact has a version more by then.
  const before = mainContact
    ? { undo: { main: true }, on: { ...mainContact, version: mainContact.version + 1 } }
    : { undo: { main: false } };
  const entries: MenuEntry[] = [
    { id: 'edit', label: t('edit'), icon: IconPencil, onSelect: onEdit },
    ...(main || left_at
      ? []
      : [
          {
            ...{ id: 'main', label: t('make_main'), icon: IconStar },
            onSelect: () =>
              void turn(contact, { main: true }, { said: t('main_toast', { name }), ...before }),
          },
        ]),
    {
      ...{ id: 'left', label: left_at ? t('is_back') : t('has_left'), icon: IconDoorExit },
      onSelect: () => void turn(contact, { left_at: leave.left_at }, leave),
    },
    {
      ...{ id: 'archive', label: t('archive'), icon: IconArchive, danger: true },
      onSelect: () => void archive(contact),
    },
  ];
  return (
    <Menu
      trigger={<IconButton icon={IconDots} variant="ghost" label={t('verbs', { name })} />}
      entries={entries}
    />
  );
}
