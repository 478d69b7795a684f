import type { SettingPreview } from '#contract/organizations/settings.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { effectWords, exampleWords, type Gathered, gathered, toneOf } from '../effects/effect-words.ts';
import { settingName } from '../effects/setting-words.ts';
import { quietFields, wordsOfUncounted } from '../effects/uncounted.ts';
import type { Effects } from '../effects/use-effects.ts';
import { t } from '../messages.ts';
import styles from './effects.module.css';

/** Effects by what brings them with some of what they concern, what does nothing, and over which days all was counted. */
export function EffectList({ effects }: { effects: Effects }) {
  const { found, isError } = effects;
  return (
    <div role="status">
      {found ? (
        <Found effects={effects} found={found} />
      ) : (
        <p className={styles.none}>{t(isError ? 'effects_failed' : 'effects_looking')}</p>
      )}
    </div>
  );
}

function Found({ effects, found }: { effects: Effects; found: SettingPreview }) {
  const felt = gathered(found.effects);
  const said = wordsOfUncounted(effects);
  const quiet = quietFields(effects);
  return (
    <div className={styles.list}>
      {felt.length + said.length > 0 && (
        <dl className={styles.list}>
          {felt.map(({ one, fields }) => (
            <EffectRow key={`${one.effect} ${one.field}`} one={one} fields={fields} />
          ))}
          {said.map(([field, words]) => (
            <div key={field}>
              <dt>{settingName(field)}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
      {felt.length > 0 && quiet.length > 0 && (
        <p className={styles.none}>{t('effects_quiet', { names: quiet.join(', ') })}</p>
      )}
      {felt.length + said.length === 0 && <p className={styles.none}>{t('effects_none')}</p>}
      {felt.length > 0 && <Period preview={found} />}
    </div>
  );
}

function EffectRow({ one, fields }: Gathered) {
  const format = useFormat();
  const examples = exampleWords(one, format);
  return (
    <div>
      <dt>{fields.map(settingName).join(', ')}</dt>
      <dd>
        <StatusText tone={toneOf(one)}>{effectWords(one, format)}</StatusText>
        {examples && <p className={styles.examples}>{examples}</p>}
      </dd>
    </div>
  );
}

function Period({ preview: { from, to } }: { preview: SettingPreview }) {
  const format = useFormat();
  return <p className={styles.none}>{t('effects_period', { from: format.day(from), to: format.day(to) })}</p>;
}
