import type { ImportDetail } from '#contract/imports/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { AssignStep } from '../components/assign/assign-step.tsx';
import { CheckStep } from '../components/check/check-step.tsx';
import { ImportPage } from '../components/frame/import-page.tsx';
import { PreviewStep } from '../components/preview/preview-step.tsx';
import { KINDS, mappingOf } from '../effects/choices.ts';
import { importHref, type OpenStep } from '../effects/import-address.ts';
import { useChoices } from '../effects/use-choices.ts';
import { useApplyImport } from '../mutations.ts';
import { AssignFooter, CheckFooter, PreviewFooter } from './step-footers.tsx';

type PreviewedImportProps = { detail: ImportDetail; asked: OpenStep; onGo: (href: string) => void };

/** A file that was read and isn't imported yet: check, assign, preview. */
export function PreviewedImport({ detail, asked, onGo }: PreviewedImportProps) {
  const { id } = detail;
  const { choices, choose, forget } = useChoices(id);
  const apply = useApplyImport();
  // With errors or an open date order, every later step would be a guess.
  const isReady = detail.error_count === 0 && detail.date_order !== 'ambiguous';
  const step = isReady ? asked : 'check';
  const isAboutChoices = blamesChoice(apply.error);
  const run = () =>
    apply.mutate(
      { id, mapping: mappingOf(choices) },
      {
        onSuccess: forget,
        onError: (error) => {
          if (blamesChoice(error)) onGo(importHref(id, 'assign'));
        },
      },
    );
  if (step === 'check')
    return (
      <ImportPage step="check" footer={<CheckFooter detail={detail} />}>
        <CheckStep detail={detail} />
      </ImportPage>
    );
  if (step === 'assign')
    return (
      <ImportPage step="assign" footer={<AssignFooter detail={detail} choices={choices} />}>
        <AssignStep
          {...{ detail, choices }}
          refusal={isAboutChoices ? apply.error : null}
          onChoose={choose}
        />
      </ImportPage>
    );
  const footer = <PreviewFooter {...{ detail, choices }} isPending={apply.isPending} onImport={run} />;
  return (
    <ImportPage step="preview" footer={footer}>
      <PreviewStep {...{ detail, choices }} failure={isAboutChoices ? null : apply.error} />
    </ImportPage>
  );
}

/** True where the server refused one of the choices; its fields start with their kind. */
const blamesChoice = (error: Error | null): boolean =>
  isCallError(error) && error.fields.some(({ field }) => KINDS.some((kind) => field.startsWith(kind)));
