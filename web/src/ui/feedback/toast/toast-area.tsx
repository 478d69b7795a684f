import { IconAlertOctagon, IconCircleCheck, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from '../../action/button.tsx';
import { IconButton } from '../../action/icon-button.tsx';
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
    <div className={styles.toast}>
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

function SecondsLeft({ until }: { until: number }) {
  const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <span className={styles.left} aria-hidden="true">
      {seconds}
    </span>
  );
}
