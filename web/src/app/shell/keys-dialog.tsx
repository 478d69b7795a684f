import { useState } from 'react';
import { Kbd } from '../../ui/display/tag.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import styles from './keys-dialog.module.css';
import { t } from './messages.ts';
import { setSingleKeys, singleKeysOn } from './use-keys.ts';
import { usePlaces } from './use-places.ts';

/** The list of keys, and the switch for single ones. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const places = usePlaces();
  const [on, setOn] = useState(singleKeysOn);
  const rows = [
    { keys: ['Ctrl', 'K'], verb: t('open_palette') },
    { keys: ['?'], verb: t('open_keys') },
    ...places.flatMap(({ key, label }) =>
      key ? [{ keys: ['g', key], verb: t('go_to', { place: label }) }] : [],
    ),
  ];
  const change = (next: boolean) => {
    setOn(next);
    setSingleKeys(next);
  };
  return (
    <Dialog open title={t('keys_title')} boxSize="small" onClose={onClose}>
      <p className={styles.note}>{t('keys_note')}</p>
      <dl className={styles.rows}>
        {rows.map(({ keys, verb }) => (
          <div key={verb} className={styles.row}>
            <dt>{verb}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox label={t('keys_single')} value={on} onChange={change} />
    </Dialog>
  );
}
