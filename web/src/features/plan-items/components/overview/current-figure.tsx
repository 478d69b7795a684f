import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FIGURE } from '#contract/plan-items/fields.ts';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { currentWord } from '../../effects/objective-words.ts';
import { t as words } from '../forms/messages.ts';
import { t } from './messages.ts';
import styles from './overview.module.css';

type CurrentFigureProps = {
  item: PlanItem<'objective'>;
  mayWrite: boolean;
  onChange: (current: string | null) => void;
};

/** How far an objective is; pressed, it is typed where it stands: Enter keeps it, Escape leaves it as it was. */
export function CurrentFigure({ item, mayWrite, onChange }: CurrentFigureProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const button = useFocusBack(typed !== null);
  const said = currentWord(item) || t('no_figure');
  if (!mayWrite || item.target === null) return <span className={styles.figure}>{currentWord(item)}</span>;
  if (typed === null)
    return (
      <button
        ref={button}
        type="button"
        className={styles.figure}
        aria-label={t('figure_of', { title: item.title, figure: said })}
        onClick={() => setTyped(item.current ?? '')}
      >
        {said}
      </button>
    );
  const text = typed.trim();
  const isWrong = text !== '' && !FIGURE.test(text);
  const keep = () => {
    if (isWrong) return;
    setTyped(null);
    if ((text || null) !== item.current) onChange(text || null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    // The button that takes the focus back would be pressed by the same key.
    event.preventDefault();
    if (event.key === 'Enter') keep();
    else setTyped(null);
  };
  return (
    <input
      ref={focusOnce}
      className={styles.input}
      value={typed}
      inputMode="decimal"
      aria-label={t('figure_field', item)}
      aria-invalid={isWrong || undefined}
      title={isWrong ? words('figure_wrong') : undefined}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={press}
      onBlur={() => (isWrong ? undefined : keep())}
    />
  );
}

const focusOnce = (input: HTMLInputElement | null) => {
  if (!input || document.activeElement === input) return;
  input.focus();
  input.select();
};

/** What was left for the field has the focus again once nobody types. */
function useFocusBack(isTyping: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasTyping = useRef(false);
  useEffect(() => {
    if (wasTyping.current && !isTyping) button.current?.focus();
    wasTyping.current = isTyping;
  }, [isTyping]);
  return button;
}
