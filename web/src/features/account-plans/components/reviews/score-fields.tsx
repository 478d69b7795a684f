import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import { Text } from '../../../../ui/theme/text.tsx';
import { type ReviewValues, SCORES, type ScoreValues } from '../../effects/reviews/review-form.ts';
import { t } from './messages.ts';
import styles from './reviews.module.css';

/** So many criteria a review has at most. */
const MOST = 20;
const NOT_JUDGED: ScoreValues = { criterion: '', score: '', comment: '' };
const OPTIONS = SCORES.map((value) => ({ value, label: value }));

/** How the client would judge us, criterion by criterion. */
export function ScoreFields({ form }: { form: Form<ReviewValues> }) {
  const { scores } = form.values;
  const put = (next: ScoreValues[]) => form.set('scores', next);
  const change = (at: number, changed: Partial<ScoreValues>) =>
    put(scores.map((one, other) => (other === at ? { ...one, ...changed } : one)));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('scores')}</legend>
      <Text small muted>
        {t('scores_note')}
      </Text>
      {Array.from(scores.keys(), (at) => (
        <ScoreRow
          key={`${scores.length}-${at}`}
          values={scores[at] ?? NOT_JUDGED}
          place={at + 1}
          bound={form.nested(`scores.${at}.criterion`)}
          onChange={(changed) => change(at, changed)}
          onRemove={() => put(scores.filter((_, other) => other !== at))}
        />
      ))}
      {scores.length < MOST && (
        <span>
          <Button small icon={IconPlus} onClick={() => put([...scores, NOT_JUDGED])}>
            {t('add_criterion')}
          </Button>
        </span>
      )}
    </fieldset>
  );
}

type ScoreRowProps = {
  values: ScoreValues;
  place: number;
  bound: ReturnType<Form<ReviewValues>['nested']>;
  onChange: (changed: Partial<ScoreValues>) => void;
  onRemove: () => void;
};

function ScoreRow({ values, place, bound, onChange, onRemove }: ScoreRowProps) {
  const criterion = values.criterion.trim() || t('this_criterion', { place });
  return (
    <div className={styles.score}>
      <TextField
        label={t('criterion', { place })}
        {...bound}
        value={values.criterion}
        onChange={(text) => onChange({ criterion: text })}
        maxLength={120}
      />
      <span className={styles.points}>
        <Segmented<ScoreValues['score']>
          label={t('score', { criterion })}
          options={OPTIONS}
          value={values.score}
          onChange={(score) => onChange({ score })}
        />
        <IconButton
          icon={IconTrash}
          variant="ghost"
          label={t('remove_criterion', { criterion })}
          onClick={onRemove}
        />
      </span>
      <span className={styles.comment}>
        <TextField
          label={t('comment', { criterion })}
          optional
          value={values.comment}
          onChange={(comment) => onChange({ comment })}
          maxLength={2000}
        />
      </span>
    </div>
  );
}
