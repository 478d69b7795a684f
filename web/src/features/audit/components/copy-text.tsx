import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { t } from '../messages.ts';
import styles from './audit.module.css';

/** A long id or hash; the button beside it copies it. */
export function CopyText({ text, what }: { text: string; what: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <span className={styles.copy}>
      <code>{text}</code>
      <IconButton
        small
        variant="ghost"
        icon={isCopied ? IconCheck : IconCopy}
        label={t('copy', { what: what.toLowerCase() })}
        onClick={copy}
      />
    </span>
  );
}
