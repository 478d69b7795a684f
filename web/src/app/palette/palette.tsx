import '@mantine/core/styles/Input.layer.css';
import '@mantine/spotlight/styles.layer.css';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { IconBriefcase, IconKeyboard, IconLogout, IconSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { session } from '../../platform/session/current-session.ts';
import { Kbd } from '../../ui/display/tag.tsx';
import { Icon } from '../../ui/theme/icon.tsx';
import { usePlaces } from '../shell/use-places.ts';
import { t } from './messages.ts';
import styles from './palette.module.css';
import { type Choice, PaletteGroup } from './palette-group.tsx';
import { useFoundProjects } from './use-found-projects.ts';

/** The command palette: pages, projects and commands; opens when it appears. */
export function Palette({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const [typed, setTyped] = useState('');
  const router = useRouter();
  const places = usePlaces();
  const projects = useFoundProjects(typed);
  useEffect(() => spotlight.open(), []);

  const go = (path: string) => () => router.history.push(path);
  const matching = (choice: Choice) => choice.label.toLowerCase().includes(typed.trim().toLowerCase());
  const groups: readonly { label: string; choices: readonly Choice[] }[] = [
    {
      label: t('pages'),
      choices: places
        .map(({ id, label, icon, path, key }) => ({
          id,
          label,
          icon,
          detail: key && `G ${key.toUpperCase()}`,
          run: go(path),
        }))
        .filter(matching),
    },
    {
      label: t('projects'),
      choices: projects.map(({ id, name, code }) => ({
        id,
        label: name,
        detail: code,
        icon: IconBriefcase,
        run: go(`/manager/projects/${id}`),
      })),
    },
    {
      label: t('commands'),
      choices: [
        { id: 'keys', label: t('show_keys'), icon: IconKeyboard, detail: '?', run: onKeys },
        { id: 'sign-out', label: t('sign_out'), icon: IconLogout, run: () => void session().signOut() },
      ].filter(matching),
    },
  ];
  const filled = groups.filter(({ choices }) => choices.length > 0);
  return (
    <Spotlight.Root
      query={typed}
      onQueryChange={setTyped}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      maxHeight="min(420px, calc(100dvh - 220px))"
      size={600}
      radius={10}
      yOffset={112}
      overlayProps={{ backgroundOpacity: 0.32, color: '#12122a' }}
      transitionProps={{ duration: 120 }}
      classNames={{
        content: styles.content,
        body: styles.body,
        search: styles.search,
        actionsList: styles.list,
      }}
      aria-label={t('label')}
    >
      <Spotlight.Search
        placeholder={t('placeholder')}
        aria-label={t('placeholder')}
        leftSection={<Icon icon={IconSearch} size={18} />}
        rightSection={<Kbd>Esc</Kbd>}
        rightSectionWidth={56}
      />
      <Spotlight.ActionsList>
        {filled.map(({ label, choices }) => (
          <PaletteGroup key={label} label={label} choices={choices} />
        ))}
        {filled.length === 0 && (
          <Spotlight.Empty className={styles.empty}>
            <strong>{t('nothing')}</strong>
            {t('nothing_note')}
          </Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
