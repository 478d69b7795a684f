import { IconLock, IconLockOpen, IconPlus, IconX } from '@tabler/icons-react';
import type { Json } from '#contract/presets/leaves.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { LinesField } from '../../../ui/form/lines-field.tsx';
import type { Form } from '../../../ui/form-page/use-form.ts';
import { classNames } from '../../../ui/theme/class-names.ts';
import { HiddenText } from '../../../ui/theme/text.tsx';
import type { DraftValues } from '../effects/draft-values.ts';
import type { PlacedField } from '../effects/kinds/field.ts';
import { isSaid, listOf, textOf } from '../effects/payload.ts';
import { useSaying } from '../effects/use-saying.ts';
import { t } from '../messages.ts';
import { RowsField } from './rows-field.tsx';
import styles from './said-field.module.css';
import { SingleField } from './single-field.tsx';

type SaidFieldProps = { form: Form<DraftValues>; placed: PlacedField };

/** A field of a draft: not said, or a value that may be locked. */
export function SaidField({ form, placed }: SaidFieldProps) {
  const { path, field } = placed;
  const { say, leaveOpen, toggleLock, setId } = useSaying(form, placed);
  const { label, kind } = field;
  if (!isSaid(form.values.payload, path))
    return (
      <div className={styles.open}>
        <span>{label}</span>
        <span className={styles.muted}>{t('not_said')}</span>
        <Button small icon={IconPlus} id={setId} aria-label={t('set_field', { label })} onClick={say}>
          {t('set')}
        </Button>
      </div>
    );
  const isLocked = form.values.locked.includes(path);
  const isTall = kind === 'long' || kind === 'rows' || kind === 'lines';
  return (
    <div className={classNames(styles.said, isTall && styles.tall)}>
      <Value form={form} placed={placed} />
      <div className={styles.verbs}>
        <Button
          small
          variant={isLocked ? 'default' : 'ghost'}
          icon={isLocked ? IconLock : IconLockOpen}
          aria-pressed={isLocked}
          onClick={toggleLock}
        >
          {t(isLocked ? 'locked' : 'lock')} <HiddenText>{label}</HiddenText>
        </Button>
        <IconButton
          icon={IconX}
          variant="ghost"
          small
          label={t('leave_open', { label })}
          onClick={leaveOpen}
        />
      </div>
    </div>
  );
}

function Value({ form, placed: { at, field } }: SaidFieldProps) {
  const bind = (path: string) => {
    const { error, id, name } = form.nested(path);
    return { error, id, name };
  };
  const { value, onChange } = form.nested(at);
  const change = (next: Json) => onChange(next);
  if (field.kind === 'rows') return <RowsField {...{ field, at, value, bind }} onChange={change} />;
  if (field.kind !== 'lines') return <SingleField {...bind(at)} {...{ field, value }} onChange={change} />;
  const named = (place: number) => `${field.one} ${place}`;
  return (
    <LinesField
      {...bind(at)}
      legend={field.label}
      {...(field.note ? { note: field.note } : {})}
      value={listOf(value).map(textOf)}
      onChange={change}
      lineLabel={named}
      removeLabel={(place) => t('remove', { name: named(place) })}
      addLabel={field.add}
      bind={(place) => bind(`${at}.${place}`)}
      most={field.most}
      maxLength={field.maxLength}
    />
  );
}
