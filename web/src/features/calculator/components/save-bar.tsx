import { Button } from '../../../ui/action/button.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { question } from '../../../ui/feedback/question/question.ts';
import type { Form } from '../../../ui/form-page/use-form.ts';
import { Text } from '../../../ui/theme/text.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import type { ScenarioValues } from '../effects/scenario-values.ts';
import { t } from '../messages.ts';
import styles from './scenario.module.css';

/** Saves what was typed, or throws it away after a question. */
export function SaveBar({ form }: { form: Form<ScenarioValues> }) {
  const isPhone = useIsPhone();
  const discard = async () => {
    if (await question.confirm({ ask: t('discard_ask') })) form.discard();
  };
  return (
    <div className={styles.save} data-save-bar>
      <span>
        {form.changed ? (
          <StatusText tone="warn">{t('unsaved')}</StatusText>
        ) : (
          !isPhone && (
            <Text muted small>
              {t('keys_save')}
            </Text>
          )
        )}
      </span>
      {form.changed && (
        <Button variant="ghost" onClick={() => void discard()}>
          {t('discard')}
        </Button>
      )}
      <Button variant="primary" type="submit" id="save-scenario" disabled={form.submitting || !form.changed}>
        {t('save')}
      </Button>
    </div>
  );
}
