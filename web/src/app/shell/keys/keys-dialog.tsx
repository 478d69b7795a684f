import { useSingleKeys } from '../../../features/account/effects/use-single-keys.ts';
import { usePermissions } from '../../../platform/person.ts';
import { commandKey } from '../../../platform/pressed.ts';
import { Kbd } from '../../../ui/display/tag.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { t } from '../messages.ts';
import { useDestinations } from '../use-destinations.ts';
import styles from './keys-dialog.module.css';
import { t as words } from './messages.ts';

type Key = {
  readonly keys: readonly string[];
  /** Does the same. */
  readonly or?: string;
  readonly verb: string;
};

const INBOX_KEYS: readonly Key[] = [
  { keys: ['J'], verb: t('inbox_next') },
  { keys: ['K'], verb: t('inbox_previous') },
  { keys: ['O'], or: 'Enter', verb: t('inbox_open') },
  { keys: ['E'], verb: t('inbox_done') },
  { keys: ['U'], verb: t('inbox_unread') },
  { keys: ['S'], verb: t('inbox_snooze') },
];

const CALENDAR_KEYS: readonly Key[] = [
  { keys: ['←', '↑', '↓', '→'], verb: words('calendar_go') },
  { keys: ['N'], or: 'Enter', verb: words('calendar_new') },
  { keys: ['Shift', '↓'], verb: words('calendar_longer') },
  { keys: ['Alt', '↑ ↓ ← →'], verb: words('calendar_move') },
  { keys: ['Alt', 'Shift', '↑ ↓'], verb: words('calendar_end') },
  { keys: ['Alt', 'Shift', '← →'], verb: words('calendar_start') },
  { keys: ['Del'], verb: words('calendar_delete') },
];

const ROSTER_KEYS: readonly Key[] = [
  { keys: ['←', '↑', '↓', '→'], verb: words('roster_go') },
  { keys: ['Home'], or: 'End', verb: words('roster_ends') },
  { keys: ['Page up'], or: 'Page down', verb: words('roster_pages') },
  { keys: ['Enter'], verb: words('roster_open') },
  { keys: ['Alt', '↑ ↓ ← →'], verb: words('roster_move') },
  { keys: ['Esc'], verb: words('roster_leave') },
];

const LOG_KEYS: readonly Key[] = [
  { keys: [commandKey(), 'Enter'], verb: words('log_write') },
  { keys: ['J'], or: '↓', verb: words('log_next') },
  { keys: ['K'], or: '↑', verb: words('log_before') },
  { keys: ['Enter'], verb: words('log_open') },
];

const INSIGHT_KEYS: readonly Key[] = [
  { keys: ['J'], verb: words('insight_next') },
  { keys: ['K'], verb: words('insight_before') },
  { keys: ['O'], or: 'Enter', verb: words('insight_open') },
  { keys: ['A'], verb: words('insight_accept') },
  { keys: ['D'], verb: words('insight_dismiss') },
  { keys: ['X'], verb: words('insight_choose') },
];

/** The list of keys, and the switch for single ones. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { on, change } = useSingleKeys();
  const permissions = usePermissions();
  const pages = useDestinations().flatMap(({ key, label }) =>
    key ? [{ keys: ['g', key], verb: label }] : [],
  );
  return (
    <Dialog open title={t('keys_title')} boxSize="small" onClose={onClose}>
      <Keys
        rows={[
          { keys: [commandKey(), 'K'], verb: t('open_palette') },
          { keys: ['?'], verb: t('open_keys') },
        ]}
      />
      <h3 className={styles.heading}>{t('keys_pages')}</h3>
      <Keys rows={pages} />
      <h3 className={styles.heading}>{t('inbox_keys')}</h3>
      <Keys rows={INBOX_KEYS} />
      <h3 className={styles.heading}>{words('calendar_keys')}</h3>
      <Keys rows={CALENDAR_KEYS} />
      <h3 className={styles.heading}>{words('roster_keys')}</h3>
      <Keys rows={ROSTER_KEYS} />
      <h3 className={styles.heading}>{words('log_keys')}</h3>
      <Keys rows={LOG_KEYS} />
      {permissions.isAdmin && (
        <>
          <h3 className={styles.heading}>{words('insight_keys')}</h3>
          <Keys rows={INSIGHT_KEYS} />
        </>
      )}
      <p className={styles.note}>{t('keys_note')}</p>
      <Checkbox label={t('keys_single')} value={on} onChange={change} />
    </Dialog>
  );
}

const Keys = ({ rows }: { rows: readonly Key[] }) => (
  <dl className={styles.rows}>
    {rows.map(({ keys, or, verb }) => (
      <div key={verb} className={styles.row}>
        <dt>{verb}</dt>
        <dd className={styles.keys}>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {or && (
            <>
              {t('or')} <Kbd>{or}</Kbd>
            </>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
