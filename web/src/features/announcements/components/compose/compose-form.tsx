import type { AnnouncementDetail } from '#contract/announcements/shapes.ts';
import { ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import { FormPage } from '../../../../ui/form-page/form-page.tsx';
import type { Crumb } from '../../../../ui/page/breadcrumb.tsx';
import { useAskToLeave } from '../../effects/use-ask-to-leave.ts';
import { useCompose } from '../../effects/use-compose.ts';
import { type AnnouncementValues, LABELS } from '../../effects/values.ts';
import { AudienceCard } from './audience-card.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { AsTemplate, ComposeVerbs } from './compose-verbs.tsx';
import { LookCard } from './look-card.tsx';
import { TemplateField } from './template-field.tsx';
import { WordsFields } from './words-fields.tsx';

type ComposeFormProps = {
  title: string;
  crumbs: readonly Crumb[];
  cancelHref: string;
  /** What the form changes; null for a new one. */
  base: AnnouncementDetail | null;
  initial: AnnouncementValues;
  /** Under which what was typed is kept. */
  draft: string;
  isTemplate?: boolean;
  /** Takes what somebody else saved first. */
  onTake?: (theirs: AnnouncementDetail) => void;
};

/** Writes an announcement: what is said, and to whom; beside it who that is, and how it will look. */
export function ComposeForm(props: ComposeFormProps) {
  const { title, crumbs, cancelHref, base, isTemplate = false, onTake } = props;
  const compose = useCompose(props);
  const { form, theirs } = compose;
  useAskToLeave();
  const status = base?.status ?? (isTemplate ? 'template' : 'draft');
  const canBeKept = !base && !isTemplate;
  const tryOut = status === 'template' ? undefined : () => void compose.tryOut();
  const take = () => {
    compose.dropDraft();
    if (theirs) onTake?.(theirs);
  };
  return (
    <>
      <FormPage
        title={title}
        crumbs={crumbs}
        form={form}
        labels={LABELS}
        cancelHref={cancelHref}
        side={
          <>
            <AudienceCard values={form.values} />
            <LookCard values={form.values} onTry={tryOut} isBusy={form.submitting} />
          </>
        }
        verbs={<ComposeVerbs status={status} compose={compose} />}
      >
        {canBeKept && <TemplateField />}
        <WordsFields form={form} />
        <AudienceFields form={form} known={base} />
        {canBeKept && <AsTemplate isBusy={form.submitting} onSave={() => void compose.saveAsTemplate()} />}
      </FormPage>
      <ConflictDialog
        open={theirs !== null}
        conflicts={compose.conflicts}
        onKeep={() => void compose.keepMine()}
        onTake={take}
        onClose={compose.forgetTheirs}
      />
    </>
  );
}
