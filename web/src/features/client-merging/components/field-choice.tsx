import { useId } from 'react';
import type { MergeField, MergePreview } from '#contract/clients/merging.ts';
import type { Client } from '#contract/clients/shapes.ts';
import { t } from '../messages.ts';
import styles from './merging.module.css';

type FieldChoiceProps = {
  field: MergeField;
  label: string;
  preview: MergePreview;
  taken: boolean;
  onTake: (taken: boolean) => void;
};

/** A field in which two clients differ: whose value stays; of tags, those of one or of both. */
export function FieldChoice({ field, label, preview: { winner, loser }, taken, onTake }: FieldChoiceProps) {
  const name = useId();
  const both = [...new Set([...winner.tags, ...loser.tags])].join(', ');
  const options = [
    { isTaken: false, text: wordsOf(winner, field), of: winner.name },
    field === 'tags'
      ? { isTaken: true, text: both, of: t('both_tags') }
      : { isTaken: true, text: wordsOf(loser, field), of: loser.name },
  ];
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <div className={styles.values}>
        {options.map(({ isTaken, text, of }) => (
          <label key={of + String(isTaken)} className={styles.value}>
            <input type="radio" name={name} checked={taken === isTaken} onChange={() => onTake(isTaken)} />
            <span>
              {text || <span className={styles.muted}>{t('empty')}</span>}
              <span className={styles.muted}> · {of}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const wordsOf = (client: Client, field: MergeField): string => {
  if (field === 'owner_id') return client.owner?.name ?? '';
  if (field === 'parent_id') return client.parent?.name ?? '';
  const value = client[field];
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
};
