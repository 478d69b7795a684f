import type { ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import { RequestId } from './load-error.tsx';
import styles from './state.module.css';

type ErrorViewProps = {
  statusCode: number;
  message?: string | undefined;
  /** Shown where there is no message. */
  statusMessage?: string | undefined;
  requestId?: string | undefined;
  /** Beside the message, such as why something isn't allowed. */
  children?: ReactNode;
  /** Clears the error and goes to /. */
  onHome: () => void;
  /** Clears the error and goes to the page before. */
  onBack: () => void;
  /** A third way, where trying again may help. */
  again?: ReactNode;
};

/** The full-page error: status code, message, Home and Back. */
export function ErrorView(props: ErrorViewProps) {
  const { statusCode, message, statusMessage, requestId, children, onHome, onBack, again } = props;
  const texts = useUiTexts();
  return (
    <main className={styles.page}>
      <title>{texts.documentTitle(String(statusCode))}</title>
      <div className={styles.block}>
        <h1 className={styles.code}>{statusCode}</h1>
        <p className={styles.message}>{message || statusMessage}</p>
        {children}
        <div className={styles.actions}>
          <Button variant="primary" onClick={onHome}>
            {texts.home}
          </Button>
          <Button onClick={onBack}>{texts.back}</Button>
          {again}
        </div>
        {requestId && <RequestId id={requestId} />}
      </div>
    </main>
  );
}
