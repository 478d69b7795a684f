import { IconCheck, IconCloudOff, IconCopy, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../action/button.tsx';
import { Icon } from '../theme/icon.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import styles from './state.module.css';
import { StateBlock } from './state-block.tsx';
import { Why } from './why.tsx';

type LoadErrorProps = {
  /** Such as "The projects could not be loaded". */
  title?: string | undefined;
  note?: string | undefined;
  onRetry?: (() => void) | undefined;
  requestId?: string | undefined;
  /** Why it isn't allowed. */
  why?: string | undefined;
};

/** Loading failed: what, try again, and the request id to tell support. */
export function LoadError({ title, note, onRetry, requestId, why }: LoadErrorProps) {
  const texts = useUiTexts();
  return (
    <div role="alert">
      <StateBlock title={title ?? texts.loadFailed} note={note ?? texts.nothingLost} icon={IconCloudOff} bad>
        {onRetry && (
          <Button icon={IconRefresh} onClick={onRetry}>
            {texts.retry}
          </Button>
        )}
        {why && <Why reason={why} />}
        {requestId && <RequestId id={requestId} />}
      </StateBlock>
    </div>
  );
}

/** A request id; a click copies it. */
export function RequestId({ id }: { id: string }) {
  const texts = useUiTexts();
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(id).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <button type="button" className={styles.request} title={texts.copyRequest} onClick={copy}>
      {texts.request(id)}
      <Icon icon={copied ? IconCheck : IconCopy} size={14} />
    </button>
  );
}
