import {
  NOTIFICATION_MODES,
  type NotificationMode,
  type NotificationType,
} from '#contract/notifications/catalogue.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { CompactSelect } from '../../../../ui/form/compact-select.tsx';
import { chosenMode, inheritedMode, type Way } from '../../effects/preferences/in-force.ts';
import { type Choosing, fieldsOf, scopeOf } from '../../effects/preferences/place.ts';
import { inheritedWords, MODE_WORDS, TYPE_WORDS, WAY_WORDS } from '../../effects/preferences/words.ts';
import { t } from './messages.ts';
import styles from './preferences.module.css';

const INHERITED = 'inherited';
const MODES: Readonly<Record<Way, readonly NotificationMode[]>> = {
  'web-push': NOTIFICATION_MODES.filter((mode) => mode !== 'digest'),
  email: NOTIFICATION_MODES,
};

type ModeSelectProps = Choosing & { type: NotificationType; channel: Way };

/** How somebody is told of a type on a way: as elsewhere, or as chosen here. A choice is saved at once. */
export function ModeSelect({ wishes: { preferences }, place, type, channel, ...rest }: ModeSelectProps) {
  const scope = scopeOf(place);
  const own = chosenMode(preferences, scope, type, channel);
  const left = inheritedWords(
    inheritedMode(preferences, scope, type, channel),
    place.organization?.name ?? '',
  );
  const field = `${fieldsOf(scope)}${type}/${channel}`;
  const unsaved = rest.unsaved.find((one) => one.field === field);
  const words = { way: WAY_WORDS[channel], type: TYPE_WORDS[type] };
  const choose = (chosen: NotificationMode | typeof INHERITED) => {
    const mode = chosen === INHERITED ? null : chosen;
    rest.choose({
      field,
      change: { preferences: [{ ...scope, type, channel, mode }] },
      said: t('cell_said', { ...words, mode: mode ? MODE_WORDS[mode] : left }),
    });
  };
  return (
    <div className={styles.mode}>
      <CompactSelect
        label={t('way_for', words)}
        options={[
          { value: INHERITED, label: left },
          ...MODES[channel].map((value) => ({ value, label: MODE_WORDS[value] })),
        ]}
        value={own ?? INHERITED}
        onChange={choose}
        quiet={own === null}
        error={unsaved?.message}
      />
      {unsaved && (
        <Button small aria-label={t('retry_named', { what: t('way_for', words) })} onClick={unsaved.retry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
