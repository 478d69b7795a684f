import { use } from 'react';
import type { SettingField, SettingPreview } from '#contract/organizations/settings.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Card } from '../../../ui/card/card.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { effectWords } from '../effects/effect-words.ts';
import { settingName } from '../effects/setting-words.ts';
import type { Effects } from '../effects/use-effects.ts';
import { t } from '../messages.ts';
import styles from './effects.module.css';
import { EffectsContext } from './effects-context.ts';

const CARD = 'setting-effects';

/** Everything that the changes would do, above the verb that saves them. */
export function EffectsCard() {
  const effects = use(EffectsContext);
  if (!effects) return null;
  return (
    <div id={CARD} tabIndex={-1} className={styles.card}>
      <Card title={t('effects')} note={t('effects_note')}>
        <EffectList effects={effects} />
      </Card>
    </div>
  );
}

/** Effects by what brings them, and over which days they were counted. */
export function EffectList({ effects: { found, isError } }: { effects: Effects }) {
  const format = useFormat();
  return (
    <div role="status">
      {found && found.effects.length > 0 ? (
        <>
          <dl className={styles.list}>
            {found.effects.map((one) => (
              <div key={`${one.field} ${one.effect}`}>
                <dt>{settingName(one.field)}</dt>
                <dd>
                  <StatusText tone="info">{effectWords(one, format)}</StatusText>
                </dd>
              </div>
            ))}
          </dl>
          <Period preview={found} />
        </>
      ) : (
        <p className={styles.none}>
          {t(found ? 'effects_none' : isError ? 'effects_failed' : 'effects_looking')}
        </p>
      )}
    </div>
  );
}

function Period({ preview: { from, to } }: { preview: SettingPreview }) {
  const format = useFormat();
  return <p className={styles.none}>{t('effects_period', { from: format.day(from), to: format.day(to) })}</p>;
}

/** In the save bar: how much is changed, and the way to the card that says what. */
export function EffectsSummary() {
  const count = use(EffectsContext)?.found?.effects.length ?? 0;
  if (count === 0) return null;
  const go = () => {
    const card = document.getElementById(CARD);
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={styles.summary} onClick={go}>
      <StatusText tone="info">{t('effects_summary', { count })}</StatusText>
    </button>
  );
}

/** Below some fields: what changing them would do. */
export function Effected({ by }: { by: readonly SettingField[] }) {
  const format = useFormat();
  const all = use(EffectsContext)?.found?.effects ?? [];
  const own = all.filter(({ field }) => by.some((one) => one === field));
  if (own.length === 0) return null;
  return (
    <ul className={styles.beside}>
      {own.map((one) => (
        <li key={`${one.field} ${one.effect}`}>
          <StatusText tone="info">{effectWords(one, format)}</StatusText>
        </li>
      ))}
    </ul>
  );
}
