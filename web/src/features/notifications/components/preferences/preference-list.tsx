import type { NotificationType } from '#contract/notifications/catalogue.ts';
import { Fold } from '../../../../ui/card/fold.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { isSameScope, WAYS } from '../../effects/preferences/in-force.ts';
import { type Choosing, fieldsOf, scopeOf } from '../../effects/preferences/place.ts';
import { useTypeGroups } from '../../effects/preferences/use-type-groups.ts';
import { TYPE_WORDS, WAY_WORDS } from '../../effects/preferences/words.ts';
import { t } from './messages.ts';
import { ModeSelect } from './mode-select.tsx';
import styles from './preferences.module.css';

/** The table on phones: categories to open, in them a type with its ways below. */
export function PreferenceList(choosing: Choosing) {
  const groups = useTypeGroups(choosing);
  const { wishes, place, unsaved } = choosing;
  const scope = scopeOf(place);
  const chosenOf = (types: readonly NotificationType[]) =>
    wishes.preferences.filter((line) => isSameScope(line, scope) && types.some((type) => type === line.type))
      .length;
  const isUnsaved = (types: readonly NotificationType[]) =>
    unsaved.some(({ field }) => types.some((type) => field.startsWith(`${fieldsOf(scope)}${type}/`)));
  return groups.map(({ title, types }) => (
    <Fold
      key={title}
      title={title}
      note={chosenOf(types) > 0 ? t('chosen', { count: chosenOf(types) }) : undefined}
      held={isUnsaved(types)}
    >
      <ul>
        {types.map((type) => (
          <li key={type} className={styles.entry}>
            <Text strong>{TYPE_WORDS[type]}</Text>
            {WAYS.map((channel) => (
              <div key={channel} className={styles.way}>
                <Text muted>{WAY_WORDS[channel]}</Text>
                <ModeSelect {...choosing} type={type} channel={channel} />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Fold>
  ));
}
