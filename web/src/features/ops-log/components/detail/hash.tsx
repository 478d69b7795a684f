import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { t } from '../../messages.ts';
import styles from './detail.module.css';

/** A long name of letters and figures, to be copied whole. */
export function Hash({ label, hash }: { label: string; hash: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(hash).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className={styles.hash}>
      <span className={styles.muted}>{label}</span>
      <code>{hash}</code>
      <IconButton
        small
        variant="ghost"
        icon={isCopied ? IconCheck : IconCopy}
        label={t(isCopied ? 'copied' : 'copy')}
        onClick={() => void copy()}
      />
    </div>
  );
}
