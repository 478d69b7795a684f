import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type KeyboardEvent, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { OPS_LOG_TYPES } from '#contract/ops-log/states.ts';
import { FILES_TAKEN, UPLOAD_WORDS, t as words } from '../../../../platform/files/words.ts';
import { commandKey } from '../../../../platform/pressed.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Panel } from '../../../../ui/card/card.tsx';
import { FileButton } from '../../../../ui/files/file-button.tsx';
import { FileDrop } from '../../../../ui/files/file-drop.tsx';
import { UploadList } from '../../../../ui/files/upload-list.tsx';
import { CompactSelect } from '../../../../ui/form/compact-select.tsx';
import { FieldError } from '../../../../ui/form/field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { severitiesOf } from '../../effects/entry-values.ts';
import { type EntryForm, useEntryForm } from '../../effects/use-entry-form.ts';
import { t } from '../../messages.ts';
import { NewHandover, useHandsOver } from '../handover/new-handover.tsx';
import { TemplateChoice } from './template-choice.tsx';
import styles from './write.module.css';

const MoreFields = lazy(() => import('./more-fields.tsx'));

type QuickEntryProps = {
  project_id: string;
  /** Something was written just now: the next thing follows at once. */
  isNext: boolean;
  onDone: () => void;
  /** Somebody came to hand over. */
  handsOver: boolean;
};

/** One line to write something down by keyboard; more unfolds. */
export function QuickEntry({ project_id, isNext, onDone, handsOver }: QuickEntryProps) {
  const form = useEntryForm(project_id, onDone);
  useHandsOver(form, handsOver);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNext) box.current?.focus();
  }, [isNext]);
  const { isMore, fold, goOn, onKeyDown } = useFolding(form, box);
  return (
    <Panel>
      <FileDrop onFiles={form.files.add} label={words('drop')}>
        <form
          className={styles.quick}
          aria-label={t('write_title')}
          noValidate
          onSubmit={form.submit}
          onKeyDown={onKeyDown}
        >
          <div className={styles.line}>
            <TextField
              {...form.field('title')}
              ref={box}
              label={t('title')}
              placeholder={t('title_hint')}
              maxLength={120}
              onChange={form.typeTitle}
            />
            <Choices form={form} />
            <Button type="submit" variant="primary" disabled={form.submitting}>
              {t('write')}
            </Button>
          </div>
          {isMore && (
            <Suspense fallback={null}>
              <MoreFields form={form} project_id={project_id} goOn={goOn} />
            </Suspense>
          )}
          <Below {...{ form, isMore, fold }} />
        </form>
      </FileDrop>
    </Panel>
  );
}

type BelowProps = { form: EntryForm; isMore: boolean; fold: () => void };

/** The files that go with it, what was refused, and what else can be said. */
function Below({ form, isMore, fold }: BelowProps) {
  const { uploads, add, retry, remove } = form.files;
  return (
    <>
      <UploadList uploads={uploads} words={UPLOAD_WORDS} onRetry={retry} onRemove={remove} />
      <div className={styles.below}>
        <Whole form={form} />
        <span className={styles.choices}>
          <NewHandover form={form} />
          <TemplateChoice form={form} />
          <FileButton accept={FILES_TAKEN} onFiles={add}>
            {words('attach')}
          </FileButton>
          <FoldButton isMore={isMore} onClick={fold} />
        </span>
      </div>
    </>
  );
}

const FoldButton = ({ isMore, onClick }: { isMore: boolean; onClick: () => void }) => (
  <Button
    small
    variant="ghost"
    aria-expanded={isMore}
    icon={isMore ? IconChevronUp : IconChevronDown}
    onClick={onClick}
  >
    {t(isMore ? 'less' : 'more')}
  </Button>
);

/** What is unfolded, and how keys go on: from the title to the details, and off. */
function useFolding(form: EntryForm, box: RefObject<HTMLInputElement | null>) {
  const [isUnfolded, setUnfolded] = useState(false);
  const [goOn, setGoOn] = useState(0);
  const isMore =
    isUnfolded ||
    form.restored ||
    form.templates.chosen !== null ||
    form.values.type === 'handover' ||
    form.issues.some(({ field }) => !SHORT.includes(field));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      void form.submit();
    } else if (event.target === box.current) {
      event.preventDefault();
      form.fill(form.templates.titled(form.values));
      setUnfolded(true);
      setGoOn(goOn + 1);
    }
  };
  return { isMore, fold: () => setUnfolded(!isMore), goOn, onKeyDown };
}

const SHORT = ['', 'title', 'type', 'severity', 'client_uuid', 'files'];

function Choices({ form }: { form: EntryForm }) {
  const { type, severity } = form.values;
  const { error } = form.field('severity');
  return (
    <>
      <CompactSelect
        label={t('type')}
        options={OPS_LOG_TYPES.map((value) => ({ value, label: t(`type_${value}`) }))}
        value={type}
        onChange={form.chooseType}
      />
      <CompactSelect
        label={t('severity')}
        options={severitiesOf(type).map((value) => ({ value, label: t(`severity_${value}`) }))}
        value={severity}
        onChange={(next) => form.set('severity', next)}
        {...(typeof error === 'string' ? { error } : {})}
      />
    </>
  );
}

/** What was refused of the whole, or the keys. */
function Whole({ form }: { form: EntryForm }) {
  const refused = form.issues.find(({ field }) => ['', 'type', 'client_uuid', 'files'].includes(field));
  return (
    <div className={styles.keys} role="status">
      {refused ? (
        <FieldError id="ops-log-refused">{refused.message}</FieldError>
      ) : (
        t('keys', { key: commandKey() })
      )}
    </div>
  );
}
