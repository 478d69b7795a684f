import type { MemberSkills } from '#contract/members/skills.ts';
import type { Reference } from '#contract/shapes.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../components/skills/messages.ts';
import { useReplaceSkills } from '../mutations.ts';
import { isCalled } from './skill-values.ts';

/** Takes a skill off somebody's list after a question. */
export function useRemoveSkill({
  id: member_id,
  name,
}: Reference): (skill: string, from: MemberSkills) => void {
  const { mutate } = useReplaceSkills(t('remove_failed'));
  return (skill, { version, skills }) => {
    const isIt = isCalled(skill);
    question.ask({
      ask: t('remove_ask', { skill, name }),
      note: t('remove_note', { name }),
      accept: () =>
        mutate(
          { member_id, version, skills: skills.filter((one) => !isIt(one)) },
          { onSuccess: () => toast.show({ title: t('removed', { skill }) }) },
        ),
    });
  };
}
