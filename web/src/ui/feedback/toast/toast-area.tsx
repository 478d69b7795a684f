import { IconAlertOctagon, IconCircleCheck, IconX } from '@tabler/icons-react';
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../action/button.tsx';
import { IconButton } from '../../action/icon-button.tsx';
import { focusContent } from '../../shell/focus-content.ts';
import { classNames } from '../../theme/class-names.ts';
import { Icon } from '../../theme/icon.tsx';
import { useStore } from '../../theme/store.ts';
import { useUiTexts } from '../../theme/texts-context.ts';
import styles from './toast.module.css';
import { type Toast, toast, toasts } from './toast.ts';

/** Where toasts appear; once, in the root. */
export function ToastArea() {
  const texts = useUiTexts();
  const shown = useStore(toasts);
  return (
    <section className={styles.area} aria-label={texts.notifications} aria-live="polite">
      {shown.map((one) => (
        <ToastBox key={one.id} toast={one} />
      ))}
    </section>
  );
}

function ToastBox({ toast: shown }: { toast: Toast }) {
  const texts = useUiTexts();
  const bad = shown.err !== undefined && shown.err !== null;
  const act = () => {
    shown.action?.onSelect();
    toast.close(shown.id);
  };
  return (
    <div className={styles.toast} {...useFocusBack()}>
      <span className={classNames(styles.icon, bad && styles.bad)}>
        <Icon icon={bad ? IconAlertOctagon : IconCircleCheck} size={20} />
      </span>
      <div className={styles.words}>
        <div className={styles.title}>{shown.title}</div>
        {shown.message && <div className={styles.message}>{shown.message}</div>}
      </div>
      {shown.action && (
        <Button small onClick={act}>
          {shown.action.label ?? texts.undo} <SecondsLeft until={shown.until} />
        </Button>
      )}
      <IconButton
        icon={IconX}
        label={texts.close}
        variant="ghost"
        small
        onClick={() => toast.close(shown.id)}
      />
    </div>
  );
}

/** Gives the focus back to where it came from when the toast goes that has it: by its verb, by its cross or by itself. */
function useFocusBack() {
  const ref = useRef<HTMLDivElement>(null);
  const from = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const drawn = ref.current;
    return () => {
      if (!drawn?.contains(document.activeElement)) return;
      if (from.current instanceof HTMLElement) from.current.focus({ preventScroll: true });
      // What had it may be gone as well.
      if (drawn.contains(document.activeElement)) focusContent();
    };
  }, []);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!ref.current?.contains(relatedTarget)) from.current = relatedTarget;
  };
  return { ref, onFocus };
}

function SecondsLeft({ until }: { until: number }) {
  const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left), 250);
    return () => clearInterval(timer);
  });
  return (
    <span className={styles.left} aria-hidden="true">
      {seconds}
    </span>
  );
}
