import { useId, useState } from 'react';
import { Button } from '../action/button.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import styles from './state.module.css';

type WhyProps = {
  /** The sentence, or the way to find it. */
  reason: string | (() => Promise<string>);
};

/** "Why?" beside a refusal: says the reason below it when asked. */
export function Why({ reason }: WhyProps) {
  const texts = useUiTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState(typeof reason === 'string' ? reason : '');
  const ask = () => {
    setOpen(!open);
    if (typeof reason === 'function' && !said) reason().then(setSaid, () => setSaid(texts.loadFailed));
  };
  return (
    <div className={styles.why}>
      <Button variant="ghost" small aria-expanded={open} aria-controls={id} onClick={ask}>
        {texts.why}
      </Button>
      <p id={id} className={styles.reason} role="status" hidden={!open}>
        {said || texts.loading}
      </p>
    </div>
  );
}
