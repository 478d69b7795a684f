import { Text } from '../../../../ui/theme/text.tsx';
import { WAYS } from '../../effects/preferences/in-force.ts';
import type { Choosing } from '../../effects/preferences/place.ts';
import { TYPE_GROUPS, TYPE_WORDS, WAY_WORDS } from '../../effects/preferences/words.ts';
import { ModeSelect } from './mode-select.tsx';
import styles from './preferences.module.css';

/** The table on phones: a type with its ways below. */
export function PreferenceList(choosing: Choosing) {
  return TYPE_GROUPS.map(({ title, types }) => (
    <section key={title}>
      <h4 className={styles.heading}>{title}</h4>
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
    </section>
  ));
}
