import { IconPlus } from '@tabler/icons-react';
import { Button, ButtonLink } from '../../../../ui/action/button.tsx';
import { question } from '../../../../ui/feedback/question/question.ts';
import { PREVIEW_HREF, policyHref } from '../../effects/policy-address.ts';
import type { Editor } from '../../effects/use-editor.ts';
import { t } from './messages.ts';
import styles from './rules.module.css';
import { tallyText } from './tally-text.ts';

type DraftBarProps = { editor: Editor; onAdd: () => void };

/** What the draft comes to, and the way on; it stays in sight while rules are edited. */
export function DraftBar({ editor, onAdd }: DraftBarProps) {
  const isEmpty = editor.differences.length === 0;
  return (
    <div className={styles.bar} data-save-bar>
      <span className={styles.tally} role="status">
        {tallyText(editor.tally)}
      </span>
      {isEmpty ? (
        <ButtonLink href={policyHref('rules')}>{t('done')}</ButtonLink>
      ) : (
        <Button onClick={() => askToDiscard(editor)}>{t('discard')}</Button>
      )}
      <Button icon={IconPlus} onClick={onAdd}>
        {t('add')}
      </Button>
      {!isEmpty && (
        <ButtonLink variant="primary" href={PREVIEW_HREF}>
          {t('preview')}
        </ButtonLink>
      )}
    </div>
  );
}

const askToDiscard = ({ discard }: Editor): void =>
  question.ask({ ask: t('discard_ask'), note: t('discard_note'), accept: discard });
