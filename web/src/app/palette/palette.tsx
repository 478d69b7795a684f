import '../../ui/feedback/modal-styles.ts';
import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useStore } from '../../ui/theme/store.ts';
import { useIsPhone } from '../../ui/theme/use-is-phone.ts';
import { withMantine } from '../../ui/theme/with-mantine.tsx';
import { typedAhead } from '../shell/keys/typed-ahead.ts';
import type { Choice } from './choices/choice.ts';
import { useRecent } from './choices/recent.ts';
import { useChoices } from './choices/use-choices.ts';
import type { Openers } from './choices/use-verbs.ts';
import { t } from './messages.ts';
import styles from './palette.module.css';
import { PaletteFoot } from './palette-foot.tsx';
import { PaletteList } from './palette-list.tsx';
import { PaletteSearch } from './palette-search.tsx';
import { usePicking } from './use-picking.ts';

/** What is in the field: it begins with what was typed before it was there. */
function useTyped() {
  const [typed, setTyped] = useState('');
  const ahead = useStore(typedAhead);
  useEffect(() => {
    if (ahead === '') return;
    setTyped((before) => before + ahead);
    typedAhead.set('');
  }, [ahead]);
  return [typed, setTyped] as const;
}

/** The command palette: one's time, pages, projects, people and commands; a field whose list is worked by keys. */
export const Palette = withMantine(({ onClose, ...openers }: Openers & { onClose: () => void }) => {
  const [typed, setTyped] = useTyped();
  const isPhone = useIsPhone();
  const { recent, remember } = useRecent();
  const { groups, q, isLooking } = useChoices(typed, recent, openers);
  const choose = (choice: Choice) => {
    remember(choice.id);
    onClose();
    choice.run();
  };
  const picking = usePicking(groups, choose);
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={600}
      yOffset={112}
      padding={0}
      radius={10}
      fullScreen={isPhone}
      returnFocus={false}
      transitionProps={{ duration: 120, transition: 'fade' }}
    >
      <Modal.Overlay backgroundOpacity={0.32} color="#12122a" />
      <Modal.Content aria-label={t('label')} classNames={{ content: styles.content }}>
        <Modal.Body className={styles.body}>
          <PaletteSearch
            typed={typed}
            picked={picking.picked}
            onType={(text) => {
              setTyped(text);
              picking.pick(undefined);
            }}
            onKeyDown={picking.onKeyDown}
            onClose={onClose}
          />
          <PaletteList groups={groups} q={q} isLooking={isLooking} picking={picking} onChoose={choose} />
          {!isPhone && <PaletteFoot />}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
});
