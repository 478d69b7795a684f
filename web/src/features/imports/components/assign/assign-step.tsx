import { IconAlertOctagon } from '@tabler/icons-react';
import type { ImportDetail } from '#contract/imports/shapes.ts';
import { isCallError } from '../../../../platform/call-error.ts';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { type Choice, type Choices, KINDS, type Kind } from '../../effects/choices.ts';
import styles from './assign.module.css';
import { AssignCard } from './assign-card.tsx';
import { t } from './messages.ts';

type AssignStepProps = {
  detail: ImportDetail;
  choices: Choices;
  /** Why the server didn't take the choices. */
  refusal: Error | null;
  onChoose: (kind: Kind, key: string, choice: Choice) => void;
};

/** What becomes of the people, projects, clients and service types that the file names. */
export function AssignStep({ detail, choices, refusal, onChoose }: AssignStepProps) {
  const refusals = refusalsOf(refusal);
  return (
    <>
      {refusal && (
        <div role="alert" className={styles.refused}>
          <Icon icon={IconAlertOctagon} />
          <div>
            <h2>{t('refused')}</h2>
            <p>{refusal.message}</p>
          </div>
        </div>
      )}
      {ORDER.map((kind) => (
        <AssignCard key={kind} {...{ detail, kind, choices, refusals, onChoose }} />
      ))}
    </>
  );
}

/** Clients after projects, because they show only for projects that will be made. */
const ORDER = KINDS.toSorted((one, other) => Number(one === 'clients') - Number(other === 'clients'));

/** Sentences by `kind.key`: the API names fields below the key too, such as `people.ada.create.email`. */
const refusalsOf = (error: Error | null): ReadonlyMap<string, string> =>
  new Map(
    isCallError(error)
      ? error.fields.map(({ field, message }) => [field.replace(/\.create(\.\w+)?$/, ''), message])
      : [],
  );
