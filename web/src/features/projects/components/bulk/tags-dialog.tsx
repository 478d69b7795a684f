import { useState } from 'react';
import type { BulkChange } from '#contract/projects/bulk.ts';
import type { ProjectRow } from '#contract/projects/shapes.ts';
import { TagsField } from '../../../../ui/form/tags-field.tsx';
import { useUnsavedWork } from '../../../../ui/form-page/unsaved-work.ts';
import { BulkForm, type BulkFormProps } from './bulk-form.tsx';
import { t } from './messages.ts';

/** Asks which tags chosen projects get and lose. */
export function TagsDialog({
  rows,
  onChange,
  ...form
}: BulkFormProps<BulkChange> & { rows: readonly ProjectRow[] }) {
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const [asked, setAsked] = useState(false);
  useUnsavedWork(add.length + remove.length > 0);
  const theirs = [...new Set(rows.flatMap(({ tags }) => tags))].sort();
  const isEmpty = add.length + remove.length === 0;
  const submit = () => {
    setAsked(true);
    if (!isEmpty) onChange({ verb: 'tag', add, remove });
  };
  return (
    <BulkForm {...form} title={t('tag_title', { count: rows.length })} verb={t('tag_verb')} onSubmit={submit}>
      <TagsField
        label={t('add_tags')}
        value={add}
        onChange={setAdd}
        suggestions={theirs}
        maxTags={20}
        placeholder={t('tags_hint')}
        error={asked && isEmpty ? t('tags_needed') : undefined}
      />
      <TagsField
        label={t('remove_tags')}
        value={remove}
        onChange={setRemove}
        suggestions={theirs}
        maxTags={20}
        placeholder={t('tags_hint')}
      />
    </BulkForm>
  );
}
