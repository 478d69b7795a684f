import { IconFileImport } from '@tabler/icons-react';
import type { ImportDetail } from '#contract/imports/shapes.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { t as assign } from '../components/assign/messages.ts';
import { t as check } from '../components/check/messages.ts';
import { StepFooter } from '../components/frame/step-footer.tsx';
import { t as preview } from '../components/preview/messages.ts';
import { t as problems } from '../components/problems/messages.ts';
import { type Choices, countOpen } from '../effects/choices.ts';
import { importHref } from '../effects/import-address.ts';
import { countIssues } from '../effects/issues.ts';
import { t } from '../messages.ts';

/** On from what the file holds; a file with errors has to be corrected and chosen again. */
export function CheckFooter({ detail: { id, date_order, error_count } }: { detail: ImportDetail }) {
  if (error_count > 0)
    return (
      <StepFooter backHref={importHref()} note={problems('errors_first', { count: error_count })}>
        <ButtonLink variant="primary" href={importHref()}>
          {t('another_file')}
        </ButtonLink>
      </StepFooter>
    );
  const isOpen = date_order === 'ambiguous';
  return (
    <StepFooter backHref={importHref()} note={isOpen && check('answer_first')}>
      {isOpen ? (
        <Button variant="primary" disabled>
          {t('continue')}
        </Button>
      ) : (
        <ButtonLink variant="primary" href={importHref(id, 'assign')}>
          {t('continue')}
        </ButtonLink>
      )}
    </StepFooter>
  );
}

type AssignFooterProps = { detail: ImportDetail; choices: Choices };

/** On from the assignments, once nothing is open and nothing wrong. */
export function AssignFooter({ detail, choices }: AssignFooterProps) {
  const open = countOpen(detail, choices);
  const wrong = countIssues(detail, choices);
  const note =
    open > 0 ? assign('open_left', { count: open }) : wrong > 0 && assign('wrong', { count: wrong });
  return (
    <StepFooter backHref={importHref(detail.id, 'check')} note={note}>
      {open + wrong > 0 ? (
        <Button variant="primary" disabled>
          {t('continue')}
        </Button>
      ) : (
        <ButtonLink variant="primary" href={importHref(detail.id, 'preview')}>
          {t('continue')}
        </ButtonLink>
      )}
    </StepFooter>
  );
}

type PreviewFooterProps = AssignFooterProps & { isPending: boolean; onImport: () => void };

/** Imports; a file whose time is here already has nothing to add. */
export function PreviewFooter({ detail, choices, isPending, onImport }: PreviewFooterProps) {
  const { id, entries, duplicates } = detail;
  const count = entries - duplicates;
  const isBlocked = count === 0 || countOpen(detail, choices) + countIssues(detail, choices) > 0;
  return (
    <StepFooter backHref={importHref(id, 'assign')} note={count === 0 && preview('nothing_to_add')}>
      <Button variant="primary" icon={IconFileImport} disabled={isBlocked || isPending} onClick={onImport}>
        {isPending ? preview('importing') : preview('import', { count })}
      </Button>
    </StepFooter>
  );
}
