import { IconArchive, IconArrowMerge, IconDots, IconPencil, IconRestore } from '@tabler/icons-react';
import { archiveClient, updateClient } from '#contract/clients/endpoints.ts';
import { mergeClients } from '#contract/clients/merging.ts';
import type { Client } from '#contract/clients/shapes.ts';
import { usePermissions } from '../../../platform/person.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../ui/action/menu.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { useArchive } from '../effects/use-archive.ts';
import { t } from '../messages.ts';

/** What can be done with a client: on a phone what is rare waits behind three dots. */
export function ClientVerbs({ client }: { client: Client }) {
  const permissions = usePermissions();
  const isPhone = useIsPhone();
  const { archive, restore } = useArchive();
  const here = `/manager/clients/${client.id}`;
  const params = { client_id: client.id };
  const mayArchive = permissions.may(archiveClient, params);
  if (client.merged_into) return null;
  if (client.archived_at)
    return (
      mayArchive && (
        <Button variant="primary" icon={IconRestore} onClick={() => restore(client)}>
          {t('restore')}
        </Button>
      )
    );
  const rare: MenuEntry[] = [
    ...(permissions.may(mergeClients, { ...params, winner_id: client.id })
      ? [{ id: 'merge', label: t('merge'), icon: IconArrowMerge, href: `${here}/merge` }]
      : []),
    ...(mayArchive
      ? [
          {
            ...{ id: 'archive', label: t('archive_client'), icon: IconArchive, danger: true },
            onSelect: () => archive(client),
          },
        ]
      : []),
  ];
  return (
    <>
      {isPhone && rare.length > 0 && (
        <Menu
          align="start"
          trigger={<IconButton icon={IconDots} label={t('more_verbs', { name: client.name })} />}
          entries={rare}
        />
      )}
      {!isPhone && rare.toReversed().map((verb) => <Rare key={verb.id} verb={verb} />)}
      {permissions.may(updateClient, params) && (
        <ButtonLink variant="primary" icon={IconPencil} href={`${here}/edit`}>
          {t('edit')}
        </ButtonLink>
      )}
    </>
  );
}

const Rare = ({ verb: { label, icon, href, danger, onSelect } }: { verb: MenuEntry }) => {
  const look = icon ? { icon } : {};
  return href ? (
    <ButtonLink {...look} href={href}>
      {label}
    </ButtonLink>
  ) : (
    <Button {...look} variant={danger ? 'danger' : 'default'} onClick={onSelect}>
      {label}
    </Button>
  );
};
