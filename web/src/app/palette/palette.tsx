import '@mantine/core/styles/Input.layer.css';
import '@mantine/spotlight/styles.layer.css';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Kbd } from '../../ui/display/tag.tsx';
import { Icon } from '../../ui/theme/icon.tsx';
import { useIsPhone } from '../../ui/theme/use-is-phone.ts';
import { t } from './messages.ts';
import styles from './palette.module.css';
import { PaletteGroup } from './palette-group.tsx';
import { useChoices } from './use-choices.ts';

const look = {
  size: 600,
  radius: 10,
  yOffset: 112,
  overlayProps: { backgroundOpacity: 0.32, color: '#12122a' },
  transitionProps: { duration: 120 },
  classNames: { content: styles.content, body: styles.body, search: styles.search, actionsList: styles.list },
};

/** The command palette: pages, projects and commands; opens when it appears. */
export function Palette({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const [typed, setTyped] = useState('');
  const isPhone = useIsPhone();
  const groups = useChoices(typed, onKeys);
  useEffect(() => spotlight.open(), []);
  const runFirst = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    const chosen = currentTarget.closest('[role="dialog"]')?.querySelector('[data-action][data-selected]');
    if (key !== 'Enter' || chosen) return;
    groups[0]?.choices[0]?.run();
    spotlight.close();
  };
  return (
    <Spotlight.Root
      {...look}
      fullScreen={isPhone}
      maxHeight={isPhone ? 'calc(100dvh - 56px)' : 'min(420px, calc(100dvh - 220px))'}
      query={typed}
      onQueryChange={setTyped}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      attributes={{ content: { 'aria-label': t('label') } }}
    >
      <Spotlight.Search
        placeholder={t('placeholder')}
        onKeyDown={runFirst}
        aria-label={t('placeholder')}
        leftSection={<Icon icon={IconSearch} size={18} />}
        rightSection={<Kbd>Esc</Kbd>}
        rightSectionWidth={56}
      />
      <Spotlight.ActionsList>
        {groups.map(({ label, choices }) => (
          <PaletteGroup key={label} label={label} choices={choices} />
        ))}
        {groups.length === 0 && (
          <Spotlight.Empty className={styles.empty}>
            <strong>{t('nothing')}</strong>
            {t('nothing_note')}
          </Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
