import { IconSearch } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { Kbd } from '../../ui/display/tag.tsx';
import { Icon } from '../../ui/theme/icon.tsx';
import { useIsPhone } from '../../ui/theme/use-is-phone.ts';
import type { Choice } from './choices/choice.ts';
import { t } from './messages.ts';
import styles from './palette.module.css';
import { rowId } from './palette-group.tsx';

/** Id of the list that belongs to the field. */
export const LIST = 'palette-list';

type PaletteSearchProps = {
  typed: string;
  picked: Choice | undefined;
  onType: (typed: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
};

/** The field that everything is typed into. */
export function PaletteSearch({ typed, picked, onType, onKeyDown, onClose }: PaletteSearchProps) {
  const isPhone = useIsPhone();
  return (
    <div className={styles.search}>
      <Icon icon={IconSearch} size={18} />
      <input
        data-autofocus
        type="text"
        role="combobox"
        className={styles.field}
        value={typed}
        placeholder={t('placeholder')}
        aria-label={t('placeholder')}
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls={LIST}
        aria-activedescendant={picked && rowId(picked)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
      {isPhone ? (
        <Button variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
      ) : (
        <Kbd>Esc</Kbd>
      )}
    </div>
  );
}
