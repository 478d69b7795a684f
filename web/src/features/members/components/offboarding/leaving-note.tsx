import type { Member } from '#contract/members/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { Button, ButtonLink } from '../../../../ui/action/button.tsx';
import { question } from '../../../../ui/feedback/question/question.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { offboardingHref } from '../../effects/list-address.ts';
import { useKeepMember } from '../../mutations.ts';
import { o } from './messages.ts';
import styles from './offboarding.module.css';

type LeavingNoteProps = { member: Member; leavesOn: string; mayAct: boolean };

/** That somebody is to leave on a day to come, which can be taken back until then. */
export function LeavingNote({ member, leavesOn, mayAct }: LeavingNoteProps) {
  const format = useFormat();
  const { id: organization } = useOrganization();
  const { mutate, isPending } = useKeepMember();
  const { id: member_id, name, version } = member;
  const keep = () =>
    question.ask({
      ask: o('keep_ask', { name }),
      note: o('keep_note'),
      accept: () =>
        mutate({ member_id, version }, { onSuccess: () => toast.show({ title: o('kept', { name }) }) }),
    });
  return (
    <div className={styles.leaving} role="status">
      <div>
        <strong>{o('leaves_on', { day: format.day(leavesOn) })}</strong>
        <p>{o('leaves_note')}</p>
      </div>
      {mayAct && (
        <div className={styles.verbs}>
          <ButtonLink href={offboardingHref(organization, member)}>{o('change_day')}</ButtonLink>
          <Button onClick={keep} disabled={isPending}>
            {o('keep', { name })}
          </Button>
        </div>
      )}
    </div>
  );
}
