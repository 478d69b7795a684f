import { use } from 'react';
import { createPortal } from 'react-dom';
import type { SettingField, SettingPreview } from '#contract/organizations/settings.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Card } from '../../../ui/card/card.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { effectWords, feltOf, toneOf } from '../effects/effect-words.ts';
import { t } from '../messages.ts';
import { EffectList } from './effect-list.tsx';
import styles from './effects.module.css';
import { EffectsContext } from './effects-context.ts';

const CARD = 'setting-effects';

/** Everything that the changes would do, at `place`: beside the form where there is room. */
export function EffectsCard({ place }: { place: HTMLElement | null }) {
  const effects = use(EffectsContext);
  if (!effects || !place) return null;
  return createPortal(
    <div id={CARD} tabIndex={-1} className={styles.card}>
      <Card title={t('effects')} note={t('effects_note')}>
        <EffectList effects={effects} />
      </Card>
    </div>,
    place,
  );
}

/** In the save bar: how much is changed, and the way to the card that says what. */
export function EffectsSummary() {
  const felt = feltOf(use(EffectsContext)?.found?.effects ?? []);
  if (felt.length === 0) return null;
  const go = () => {
    const card = document.getElementById(CARD);
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  };
  const isWorse = felt.some((one) => toneOf(one) !== 'info');
  return (
    <button type="button" className={styles.summary} onClick={go}>
      <StatusText tone={isWorse ? 'warn' : 'info'}>{t('effects_summary', { count: felt.length })}</StatusText>
    </button>
  );
}

/** Below some fields: what changing them would do. */
export function Effected({ by }: { by: readonly SettingField[] }) {
  const format = useFormat();
  const all: SettingPreview['effects'] = use(EffectsContext)?.found?.effects ?? [];
  const own = feltOf(all).filter(({ field }) => by.some((one) => one === field));
  const lines = new Map(own.map((one) => [effectWords(one, format), toneOf(one)]));
  if (lines.size === 0) return null;
  return (
    <ul className={styles.beside}>
      {[...lines].map(([words, tone]) => (
        <li key={words}>
          <StatusText tone={tone} small>
            {words}
          </StatusText>
        </li>
      ))}
    </ul>
  );
}
