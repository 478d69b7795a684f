import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { OffboardingList } from '#contract/members/offboarding.ts';
import type { Member } from '#contract/members/shapes.ts';
import { isCallError } from '../../../../platform/call-error.ts';
import { useKeptDraft } from '../../../../platform/draft.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { question } from '../../../../ui/feedback/question/question.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { type SubmitOutcome, useForm } from '../../../../ui/form-page/use-form.ts';
import { o } from '../../components/offboarding/messages.ts';
import { useOffboardMember } from '../../mutations.ts';
import { offboarding, member as readMember } from '../../queries.ts';
import { teamHref } from '../list-address.ts';
import { type OffboardingValues, successorsOf, validate } from './offboarding-values.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

/** The form of somebody's offboarding over what they leave behind on the chosen day; it asks before anything is done. */
export function useOffboarding(member: Member, now: OffboardingList) {
  const format = useFormat();
  const organization = useOrganization();
  const send = useSending(member);
  const today = now.last_day;
  const initial: OffboardingValues = { last_day: member.leaves_on ?? today, reason: '', successors: {} };
  const [chosen, setChosen] = useState(initial.last_day);
  const { data: list = now, isPlaceholderData } = useQuery(offboarding(member.id, aheadOf(chosen, today)));
  const outcome = (values: OffboardingValues) => {
    const { handovers } = list;
    return outcomeOf({ member, organization: organization.name, today, handovers, values, format });
  };
  const form = useForm<OffboardingValues>({
    initial,
    draft: useKeptDraft(`offboarding-${member.id}`, initial),
    validate: validate(today, list.handovers),
    onSubmit: (values) => send(values, list, { today, outcome: outcome(values) }),
  });
  const { last_day } = form.values;
  if (last_day !== chosen) setChosen(last_day);
  return { form, today, list, outcome: outcome(form.values), isComing: isPlaceholderData };
}

/** A day that is still to come; nothing of today, which is asked for without one. */
const aheadOf = (day: string | null, today: string): string | undefined =>
  day !== null && day > today ? day : undefined;

interface Standing {
  readonly today: string;
  readonly outcome: Outcome;
}

/** Asks, sends, and leads to the person. What was refused is said beside its field, over what there is by then. */
function useSending(member: Member) {
  const { id, name } = member;
  const [router, queries, format] = [useRouter(), useQueryClient(), useFormat()];
  const { id: organization } = useOrganization();
  const { mutateAsync } = useOffboardMember();
  return async (
    values: OffboardingValues,
    { version, handovers }: OffboardingList,
    { today, outcome }: Standing,
  ): Promise<SubmitOutcome | 'unsaved'> => {
    const last_day = values.last_day ?? today;
    const ahead = aheadOf(last_day, today);
    const words = { name, day: format.day(last_day) };
    const isMeant = await question.confirm({
      ask: ahead ? o('ask_later', words) : o('ask_now', words),
      note: [...outcome.sentences, ...outcome.missing],
      boxSize: 'medium',
    });
    if (!isMeant) return 'unsaved';
    try {
      const said = { version, last_day, reason: values.reason.trim() };
      await mutateAsync({ member_id: id, ...said, successors: successorsOf(handovers, values) });
    } catch (error) {
      if (isCallError(error, 412)) await readAnew(queries, id, ahead);
      return refusedFields(error, o('stale', { name }));
    }
    toast.show({ title: ahead ? o('done_later', words) : o('done_now', words) });
    // Whoever was invited and never came is put away, and has no page any more.
    const isPutAway = !ahead && member.status === 'invited';
    router.history.push(isPutAway ? teamHref(organization) : `${teamHref(organization)}/${id}`);
    return undefined;
  };
}

/** What stands here as it is now, with the version that it has. */
const readAnew = (queries: QueryClient, id: string, day: string | undefined) =>
  Promise.all(
    [readMember(id), offboarding(id, day)].map(({ queryKey }) => queries.refetchQueries({ queryKey })),
  );
