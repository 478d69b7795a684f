import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CallError } from '../../../platform/call-error.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { pageLoader } from '../../../ui/feedback/page-loader/page-loader.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import styles from './diagnosis.module.css';

/** How long the page loader is shown. */
const LOADING_MS = 2_000;

type TriggersCardProps = {
  /** Breaks this page. */
  onBreak: (error: Error) => void;
  /** Breaks the application outside every page. */
  onFatal: (error: Error) => void;
};

/** Shows toasts, questions and error views, so that anybody can see what they look like. */
export function TriggersCard({ onBreak, onFatal }: TriggersCardProps) {
  const router = useRouter();
  return (
    <Card title={t('triggers')}>
      <div className={styles.triggers}>
        <Toasts />
        <Questions />
        <Verbs label={t('errors')}>
          <Button small onClick={() => router.history.push('/tests/nowhere')}>
            404
          </Button>
          <Button small onClick={() => onBreak(new CallError('forbidden', 403, t('error_403')))}>
            403
          </Button>
          <Button small onClick={() => onBreak(new Error(t('error_500')))}>
            500
          </Button>
          <Button small onClick={() => onFatal(new Error(t('error_500')))}>
            {t('error_fatal')}
          </Button>
        </Verbs>
        <Verbs label={t('loader')}>
          <Button small onClick={runLoader}>
            {t('loader_run')}
          </Button>
        </Verbs>
      </div>
    </Card>
  );
}

const runLoader = (): void => {
  pageLoader.start();
  setTimeout(() => pageLoader.finish(), LOADING_MS);
};

function Toasts() {
  const failed = (status: number) => () =>
    toast.show({ title: t('toast_failed'), err: new CallError('failed', status, t('error_500')) });
  return (
    <Verbs label={t('toasts')}>
      <Button small onClick={() => toast.show({ title: t('toast_title'), message: t('toast_message') })}>
        {t('toast_plain')}
      </Button>
      <Button
        small
        onClick={() =>
          toast.show({
            title: t('toast_title'),
            action: { onSelect: () => toast.show({ title: t('toast_undone') }) },
          })
        }
      >
        {t('toast_undo')}
      </Button>
      <Button small onClick={failed(500)}>
        {t('toast_error')}
      </Button>
      <Button small onClick={failed(403)}>
        {t('toast_silent')}
      </Button>
    </Verbs>
  );
}

function Questions() {
  const ask = (boxSize: 'small' | 'medium' | 'large') => async () => {
    const isYes = await question.confirm({ ask: t('question_ask'), note: t('question_note'), boxSize });
    toast.show({ title: t(isYes ? 'answered_yes' : 'answered_no') });
  };
  return (
    <Verbs label={t('questions')}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Button key={size} small onClick={() => void ask(size)()}>
          {t(`question_${size}`)}
        </Button>
      ))}
    </Verbs>
  );
}

const Verbs = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{label}</legend>
    <div className={styles.verbs}>{children}</div>
  </fieldset>
);
