import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { STAKEHOLDER_ROLES } from '#contract/plan-items/stakeholder.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FieldPair } from '../../../../ui/form-page/form-page.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import { clientContacts } from '../../../clients/queries.ts';
import {
  COVERAGES,
  coverageWord,
  INFLUENCES,
  influenceWord,
  SUPPORTS,
  supportWord,
} from '../../effects/forms/scale-words.ts';
import {
  NEW_STAKEHOLDER,
  type StakeholderValues,
  stakeholderForm,
} from '../../effects/forms/stakeholder-form.ts';
import type { PlanHere } from '../../effects/forms/use-wording.ts';
import { underThem } from '../../effects/reporting-lines.ts';
import { planItems } from '../../queries.ts';
import type { DialogProps } from './dialog-props.ts';
import { ItemDialog } from './item-dialog.tsx';
import { t } from './messages.ts';
import { OwnerSelect } from './owner-select.tsx';
import { ScaleSelect } from './scale-select.tsx';
import { WordSelect } from './word-select.tsx';

type Stakeholder = PlanItem<'stakeholder'>;

const { labels, valuesOf } = stakeholderForm;

/** Somebody at the client: what they do for a decision, how they stand to us, and how well we know them. */
export default function StakeholderDialog({ plan, item, onClose }: DialogProps<Stakeholder>) {
  const contacts = useContacts(plan, item);
  const above = useAbove(plan, item);
  return (
    <ItemDialog
      {...{ plan, onClose, kind: stakeholderForm, draft: 'stakeholder' }}
      initial={item ? valuesOf(item) : NEW_STAKEHOLDER}
      title={item ? t('edit_stakeholder', item.contact) : t('new_stakeholder')}
      verb={t('save_stakeholder')}
      boxSize="large"
    >
      {({ field }) => (
        <>
          <Select
            {...field('contact_id')}
            label={labels.contact_id}
            note={t('contact_note', { client: plan.client.name })}
            options={contacts}
            searchable
          />
          <Standing field={field} />
          <FieldPair>
            <Select {...field('reports_to')} label={labels.reports_to} options={above} searchable optional />
            <OwnerSelect {...field('owner_id')} label={labels.owner_id} owner={item?.owner ?? null} />
          </FieldPair>
          <TextArea {...field('note')} label={labels.note} maxLength={2000} optional />
        </>
      )}
    </ItemDialog>
  );
}

/** What they do for a decision, and how they and we stand to each other. */
function Standing({ field }: Pick<Form<StakeholderValues>, 'field'>) {
  return (
    <>
      <FieldPair>
        <WordSelect
          {...field('role')}
          label={labels.role}
          values={STAKEHOLDER_ROLES}
          word={(role) => t(`role_${role}`)}
        />
        <ScaleSelect {...field('coverage')} label={labels.coverage} steps={COVERAGES} word={coverageWord} />
      </FieldPair>
      <FieldPair>
        <ScaleSelect {...field('support')} label={labels.support} steps={SUPPORTS} word={supportWord} />
        <ScaleSelect
          {...field('influence')}
          label={labels.influence}
          steps={INFLUENCES}
          word={influenceWord}
        />
      </FieldPair>
    </>
  );
}

/** The client's contacts who aren't in the plan yet and haven't left; whoever this is stays. */
function useContacts(plan: PlanHere, item: Stakeholder | null) {
  const found = useInfiniteQuery(clientContacts(plan.client.id)).data?.pages ?? [];
  const taken = new Set(
    (useQuery(planItems(plan.id)).data?.stakeholders ?? []).map(({ contact }) => contact.id),
  );
  const free = found
    .flatMap(({ data }) => data)
    .filter(({ id, left_at }) => id !== item?.contact.id && !taken.has(id) && left_at === null)
    .map(({ id, first_name, last_name, title }) => ({
      ...{ value: id, label: `${first_name} ${last_name}` },
      ...(title ? { detail: title } : {}),
    }));
  return item ? [{ value: item.contact.id, label: item.contact.name }, ...free] : free;
}

/** Whom they may report to: anybody in the plan who doesn't report to them. */
function useAbove(plan: PlanHere, item: Stakeholder | null) {
  const stakeholders = useQuery(planItems(plan.id)).data?.stakeholders ?? [];
  const below = item ? underThem(stakeholders, item.id) : new Set<string>();
  return stakeholders
    .filter(({ id }) => id !== item?.id && !below.has(id))
    .map(({ id, contact }) => ({ value: id, label: contact.name }));
}
