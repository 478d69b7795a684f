import { MultiSelect } from '../../../../ui/form/multi-select.tsx';
import type { Option } from '../../../../ui/form/options.tsx';
import { TagsField } from '../../../../ui/form/tags-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { BoundField } from '../../../../ui/form-page/use-form.ts';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { useTags } from '../../effects/use-tags.ts';
import { t } from '../../messages.ts';
import { WrongClock } from '../unsent/wrong-clock.tsx';
import styles from './write.module.css';

type SaidFieldsProps = {
  project_id: string;
  fields: {
    day: BoundField<string | null>;
    time: BoundField<string>;
    location: BoundField<string>;
    people: BoundField<string[]>;
    tags: BoundField<string[]>;
  };
  people: readonly Option[];
  /** It happened now, unless somebody says otherwise. */
  isNow?: boolean;
};

/** When and where it was, about whom, and words to find it by: the same of an entry and of its correction. */
export function SaidFields({ project_id, fields, people, isNow = false }: SaidFieldsProps) {
  const { suggestions, spelled } = useTags(project_id);
  return (
    <>
      <div className={styles.when}>
        <div className={styles.pair}>
          <DateField {...fields.day} label={t('day')} optional={isNow} />
          <TextField {...fields.time} label={t('time')} type="time" optional={isNow} />
        </div>
        <WrongClock isTyped />
      </div>
      <TextField
        {...fields.location}
        label={t('location')}
        placeholder={t('location_hint')}
        maxLength={120}
        optional
      />
      <MultiSelect
        {...fields.people}
        label={t('people')}
        placeholder={t('people_hint')}
        options={people}
        optional
      />
      <TagsField
        {...fields.tags}
        label={t('tags')}
        placeholder={t('tags_hint')}
        suggestions={suggestions}
        onChange={(tags) => fields.tags.onChange(spelled(tags))}
        maxTags={20}
        optional
      />
    </>
  );
}
