import { IconLock } from '@tabler/icons-react';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { WAYS } from '../../effects/preferences/in-force.ts';
import type { Choosing } from '../../effects/preferences/place.ts';
import { useTypeGroups } from '../../effects/preferences/use-type-groups.ts';
import { TYPE_WORDS, type TypeGroup, WAY_WORDS } from '../../effects/preferences/words.ts';
import { t } from './messages.ts';
import { ModeSelect } from './mode-select.tsx';
import styles from './preferences.module.css';

/** Types as rows, ways as columns; the inbox is locked. */
export function PreferenceTable(choosing: Choosing) {
  const groups = useTypeGroups(choosing);
  return (
    <table className={styles.table}>
      <caption>
        <HiddenText>{t('what')}</HiddenText>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('type')}</th>
          <th scope="col">{t('inbox')}</th>
          {WAYS.map((way) => (
            <th key={way} scope="col">
              {WAY_WORDS[way]}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <Rows key={group.title} group={group} choosing={choosing} />
      ))}
    </table>
  );
}

function Rows({ group: { title, types }, choosing }: { group: TypeGroup; choosing: Choosing }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4} className={styles.category}>
          {title}
        </th>
      </tr>
      {types.map((type) => (
        <tr key={type}>
          <th scope="row">{TYPE_WORDS[type]}</th>
          <td>
            <span className={styles.locked} title={t('inbox_note')}>
              <Icon icon={IconLock} size={14} />
              {t('always')}
            </span>
          </td>
          {WAYS.map((channel) => (
            <td key={channel}>
              <ModeSelect {...choosing} type={type} channel={channel} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
