import { HANDOVER_KINDS, type OffboardingList } from '#contract/members/offboarding.ts';
import type { Member } from '#contract/members/shapes.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FormPage, FormSection } from '../../../../ui/form-page/form-page.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { teamHref } from '../../effects/list-address.ts';
import {
  allTo,
  isCarried,
  isTransferable,
  successorField,
  successorOfAll,
} from '../../effects/offboarding/offboarding-values.ts';
import { useCrumbs } from '../../effects/offboarding/use-crumbs.ts';
import { useOffboarding } from '../../effects/offboarding/use-offboarding.ts';
import { ColleagueSelect } from '../form/reference-select.tsx';
import { DayFields } from './day-fields.tsx';
import { KindCard } from './kind-card.tsx';
import { o } from './messages.ts';
import styles from './offboarding.module.css';
import { WhatHappens } from './what-happens.tsx';

const LABELS = {
  last_day: o('last_day'),
  reason: o('reason'),
  ...Object.fromEntries(
    HANDOVER_KINDS.map((kind) => [
      successorField(kind),
      isTransferable(kind) ? o(`to_${kind}`) : o(`name_${kind}`),
    ]),
  ),
};

type OffboardingFormProps = {
  member: Member;
  /** What they would leave behind today. */
  now: OffboardingList;
};

/** When somebody leaves and who takes over what, beside what will happen. */
export function OffboardingForm({ member, now }: OffboardingFormProps) {
  const { form, today, list, outcome, isComing } = useOffboarding(member, now);
  const { id: organization } = useOrganization();
  const { last_day } = form.values;
  const isNow = last_day === null || last_day <= today;
  return (
    <FormPage
      title={o('offboard', member)}
      note={o('note')}
      crumbs={useCrumbs(member)}
      form={form}
      labels={LABELS}
      save={o(isNow ? 'offboard_now' : 'offboard_later')}
      cancelHref={`${teamHref(organization)}/${member.id}`}
      side={<WhatHappens {...outcome} />}
    >
      <FormSection title={o('when')}>
        <DayFields form={form} today={today} />
      </FormSection>
      <FormSection title={o('left_behind')}>
        <LeftBehind member={member} list={list} form={form} isComing={isComing} />
      </FormSection>
      <TextArea
        label={o('reason')}
        note={o('reason_note')}
        optional
        {...form.field('reason')}
        maxLength={2000}
      />
    </FormPage>
  );
}

type LeftBehindProps = {
  member: Member;
  list: OffboardingList;
  form: ReturnType<typeof useOffboarding>['form'];
  /** It is of another day; that of the chosen one comes. */
  isComing: boolean;
};

function LeftBehind({ member, list: { handovers }, form, isComing }: LeftBehindProps) {
  if (handovers.length === 0) return <Empty title={o('nothing')} note={o('nothing_note', member)} />;
  const several = handovers.filter(({ transferable }) => transferable).length > 1;
  return (
    <div className={styles.kinds} aria-busy={isComing}>
      {several && (
        <ColleagueSelect
          label={o('all_to')}
          note={o('all_to_note')}
          optional
          value={successorOfAll(handovers, form.values)}
          onChange={(to) => form.set('successors', { ...form.values.successors, ...allTo(handovers, to) })}
          without={member.id}
        />
      )}
      {handovers.map((handover) => (
        <KindCard
          key={handover.kind}
          handover={handover}
          isCarried={isCarried(handover, handovers, form.values)}
          leaver={member}
          form={form}
        />
      ))}
    </div>
  );
}
