import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { t } from '../messages.ts';
import styles from './diagnosis.module.css';

/** All that is known as text, to send along. */
export function ReportCard({ text }: { text: string }) {
  const [copied, setCopied] = useState<boolean>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Card title={t('report')}>
      <div className={styles.triggers}>
        <Text small muted>
          {t('report_note')}
        </Text>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
        <section className={styles.report} aria-label={t('report_text')} tabIndex={0}>
          <pre>{text}</pre>
        </section>
        <div className={styles.verbs}>
          <Button variant="primary" icon={IconCopy} onClick={() => void copy()}>
            {t('copy')}
          </Button>
          <span role="status">
            {copied !== undefined && (
              <StatusText tone={copied ? 'ok' : 'warn'}>{t(copied ? 'copied' : 'copy_failed')}</StatusText>
            )}
          </span>
        </div>
      </div>
    </Card>
  );
}
