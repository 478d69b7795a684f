import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { AnnouncementDetail } from '#contract/announcements/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { type Form, type SubmitOutcome, useForm } from '../../../ui/form-page/use-form.ts';
import { t as words } from '../components/compose/messages.ts';
import { t } from '../messages.ts';
import { useSendAnnouncement, useTryAnnouncement } from '../mutations.ts';
import { NOTIFICATIONS } from './places.ts';
import { refusalsOf } from './refusals.ts';
import { useAskToSend } from './use-ask-to-send.ts';
import { useWriting } from './use-writing.ts';
import { type AnnouncementValues, isRight, VALIDATE } from './values.ts';

/** What is done with what was written. */
type Deed = { do: 'save' | 'template' | 'try' } | { do: 'send'; at: string | null };

export interface Composed {
  /** What the form changes; null for a new one. */
  readonly base: AnnouncementDetail | null;
  readonly initial: AnnouncementValues;
  /** Under which what was typed is kept, together with the version that it is over. */
  readonly draft: string;
  /** A new one is to be a template. */
  readonly isTemplate?: boolean | undefined;
}

const SAVE: Deed = { do: 'save' };

/** The form of an announcement and its verbs: each writes it down first, so that nothing typed is lost when it is refused. */
export function useCompose({ base, initial, draft, isTemplate = false }: Composed) {
  const [version, setVersion] = useState(base?.version ?? 0);
  const kept = useKeptDraft(`${draft}-${version}`, initial);
  const deed = useRef(SAVE);
  const { write, keepMine, ...conflict } = useWriting(base);
  const carryOut = useCarryOut(base === null);
  const form = useForm<AnnouncementValues>({
    initial,
    validate: VALIDATE,
    draft: kept,
    onSubmit: async (values): Promise<SubmitOutcome> => {
      const wanted = deed.current;
      const asTemplate = isTemplate || wanted.do === 'template';
      try {
        const now = await write(values, asTemplate ? 'template' : undefined);
        if (base) {
          kept.remove();
          setVersion(now.version);
        }
        await carryOut(now, wanted);
        return undefined;
      } catch (error) {
        return refusalsOf(error);
      }
    },
  });
  const { submit, ...verbs } = useVerbs(form, deed);
  return {
    form,
    ...conflict,
    ...verbs,
    dropDraft: kept.remove,
    keepMine: () => {
      keepMine();
      return submit(SAVE);
    },
  };
}

/** What can be done with the form: each verb says what is wanted, then the form is sent. */
function useVerbs(form: Form<AnnouncementValues>, deed: { current: Deed }) {
  const ask = useAskToSend();
  const submit = async (wanted: Deed) => {
    deed.current = wanted;
    try {
      await form.submit();
    } finally {
      // Also where something had to be put right first: the next Enter only saves.
      deed.current = SAVE;
    }
  };
  const send = async () => {
    // What has to be put right is said before anybody is asked.
    if (!isRight(form.values) || (await ask(form.values))) await submit({ do: 'send', at: null });
  };
  return {
    submit,
    send,
    tryOut: () => submit({ do: 'try' }),
    saveAsTemplate: () => submit({ do: 'template' }),
    schedule: (at: string) => submit({ do: 'send', at }),
  };
}

/** Does what is wanted with what is written now, says so, and goes on to where that can be seen. */
function useCarryOut(isNew: boolean) {
  const { history } = useRouter();
  const format = useFormat();
  const { mutateAsync: dispatch } = useSendAnnouncement();
  const { mutateAsync: tryOut } = useTryAnnouncement();
  // The form counts as unsaved until this is over.
  const go = (path: string, how: 'push' | 'replace' = 'push') =>
    history[how](`${NOTIFICATIONS}${path}`, undefined, { ignoreBlocker: true });
  const carryOut = async ({ id, title, status }: AnnouncementDetail, wanted: Deed): Promise<string> => {
    if (wanted.do === 'try') {
      await tryOut(id);
      return isNew ? words('saved_and_tried') : t('tried_toast');
    }
    if (wanted.do !== 'send') return words(SAVED[status], { title });
    await dispatch({ id, send_at: wanted.at });
    if (!wanted.at) return t('sending_toast', { title });
    return t('scheduled_toast', { title, when: format.instant(wanted.at) });
  };
  return async (now: AnnouncementDetail, wanted: Deed): Promise<void> => {
    const { id, status } = now;
    const again = `/${id}/edit`;
    try {
      toast.show({ title: await carryOut(now, wanted) });
    } catch (err) {
      if (!isNew || !isCallError(err)) throw err;
      // It is a draft by now; on this page another one would be made of it after a reload.
      toast.show({ title: t('send_failed'), message: err.message, err });
      return go(again, 'replace');
    }
    if (wanted.do !== 'try') go(status === 'template' ? '/templates' : `/${id}`);
    else if (isNew) go(again, 'replace');
  };
}

const SAVED = {
  template: 'saved_template',
  draft: 'saved_draft',
  scheduled: 'saved',
  sending: 'saved',
  sent: 'saved',
} as const;
