import { IconChecks, IconFilter, IconSettings, IconX } from '@tabler/icons-react';
import { isNotificationType } from '#contract/notifications/catalogue.ts';
import { INBOX, type InboxPlace } from '../../../platform/notifications/inbox-address.ts';
import { useOrganizations, usePermissions } from '../../../platform/person.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Chip } from '../../../ui/action/chip.tsx';
import { IconButton, IconLink } from '../../../ui/action/icon-button.tsx';
import { Menu, type MenuSection } from '../../../ui/action/menu.tsx';
import { Segmented } from '../../../ui/action/segmented.tsx';
import { Count } from '../../../ui/display/tag.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { typesConcerning } from '../effects/concerning.ts';
import { KINDS } from '../effects/kinds.ts';
import type { Go } from '../effects/use-inbox.ts';
import { t } from '../messages.ts';
import styles from './inbox.module.css';

/** Where a person says how they want to be told. */
export const PREFERENCES_HREF = '/account#notifications';

const VIEWS = [
  { value: 'all', label: t('all') },
  { value: 'unread', label: t('unread') },
  { value: 'mentions', label: t('mentions') },
] as const;
const PUT_AWAY = ['snoozed', 'archived'] as const;

type InboxHeadProps = {
  place: InboxPlace;
  go: Go;
  unread: number;
  /** Absent where nothing is to be marked. */
  onAllRead: (() => void) | undefined;
  onClose: () => void;
};

/** Title, count and verbs of the inbox, its parts and filters. */
export function InboxHead({ place, go, unread, onAllRead, onClose }: InboxHeadProps) {
  const isPhone = useIsPhone();
  return (
    <>
      <header className={styles.bar}>
        <h2 className={styles.title} id="inbox-title">
          {t('inbox')}
        </h2>
        {unread > 0 && (
          <span className={styles.unread}>
            {isPhone ? (
              t('unread_count', { count: unread })
            ) : (
              <Count value={t('unread_count', { count: unread })} />
            )}
          </span>
        )}
        <AllRead onAllRead={onAllRead} isPhone={isPhone} />
        {isPhone && (
          <IconButton icon={IconX} label={t('close')} variant="ghost" iconSize={20} onClick={onClose} />
        )}
      </header>
      <div className={styles.views}>
        <Segmented
          label={t('views')}
          options={VIEWS}
          value={place.view}
          onChange={(view) => go({ ...place, view, id: null })}
        />
        <span className={styles.ways}>
          <Filters place={place} go={go} />
          <IconLink icon={IconSettings} label={t('preferences')} variant="ghost" href={PREFERENCES_HREF} />
        </span>
      </div>
      <Chips place={place} go={go} />
    </>
  );
}

function AllRead({ onAllRead, isPhone }: { onAllRead: (() => void) | undefined; isPhone: boolean }) {
  const verb = { disabled: !onAllRead, onClick: () => onAllRead?.() };
  return isPhone ? (
    <IconButton icon={IconChecks} label={t('all_read')} variant="ghost" iconSize={20} {...verb} />
  ) : (
    <Button variant="ghost" small icon={IconChecks} {...verb}>
      {t('all_read')}
    </Button>
  );
}

function Filters({ place, go }: { place: InboxPlace; go: Go }) {
  const organizations = useOrganizations();
  const permissions = usePermissions();
  const set = (part: Partial<InboxPlace>) => () => go({ ...place, ...part, id: null });
  const sections: MenuSection[] = [
    {
      id: 'parts',
      label: t('parts'),
      entries: PUT_AWAY.map((view) => ({
        id: view,
        label: t(view),
        checked: place.view === view,
        onSelect: set({ view: place.view === view ? INBOX.view : view }),
      })),
    },
    {
      id: 'organizations',
      label: t('organization'),
      entries: organizations.map(({ id, name }) => ({
        id,
        label: name,
        checked: place.organization === id,
        onSelect: set({ organization: place.organization === id ? null : id }),
      })),
    },
    {
      id: 'kinds',
      label: t('kind'),
      entries: typesConcerning(permissions, organizations).map((type) => ({
        id: type,
        label: KINDS[type].name,
        checked: place.type === type,
        onSelect: set({ type: place.type === type ? null : type }),
      })),
    },
  ];
  return (
    <Menu
      trigger={<IconButton icon={IconFilter} label={t('filter')} variant="ghost" />}
      sections={sections.filter(({ id }) => id !== 'organizations' || organizations.length > 1)}
    />
  );
}

/** What is filtered by, and that it is a part that was put away: each with a cross. */
function Chips({ place, go }: { place: InboxPlace; go: Go }) {
  const organization = useOrganizations().find(({ id }) => id === place.organization);
  const away = PUT_AWAY.find((view) => view === place.view);
  const set = (part: Partial<InboxPlace>) => () => go({ ...place, ...part, id: null });
  if (!away && !place.organization && !place.type) return null;
  return (
    <div className={styles.chips}>
      {away && <Chip name={t('part')} value={t(away)} onRemove={set({ view: INBOX.view })} />}
      {place.organization && (
        <Chip
          name={t('organization')}
          value={organization?.name ?? place.organization}
          onRemove={set({ organization: null })}
        />
      )}
      {place.type && (
        <Chip
          name={t('kind')}
          value={isNotificationType(place.type) ? KINDS[place.type].name : place.type}
          onRemove={set({ type: null })}
        />
      )}
    </div>
  );
}
