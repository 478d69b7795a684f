import { useQuery } from '@tanstack/react-query';
import type { Question } from '#contract/access/explanation.ts';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { t } from '../messages.ts';
import { answerTo } from '../queries.ts';
import styles from './diagnosis.module.css';

/** The server's answer with its rules, and whether this browser would say the same. */
export function PermissionAnswer({ question, here }: { question: Question; here: boolean }) {
  const { data, error } = useQuery(answerTo(question));
  if (error)
    return (
      <div className={styles.answer} role="status">
        <StatusText tone="warn">{t('why_failed')}</StatusText>
        <Text small muted>
          {error.message}
        </Text>
      </div>
    );
  return (
    <div className={styles.answer} role="status">
      {data && (
        <>
          <StatusText strong tone={data.allowed ? 'ok' : 'bad'}>
            {t(data.allowed ? 'allowed' : 'refused')}
          </StatusText>
          <p>{data.message}</p>
          {data.rules.length > 0 && (
            <pre className={styles.rules}>{data.rules.map((rule) => rule.join(', ')).join('\n')}</pre>
          )}
          <Text small muted>
            {t(here === data.allowed ? 'agree' : 'disagree')}
          </Text>
        </>
      )}
    </div>
  );
}
