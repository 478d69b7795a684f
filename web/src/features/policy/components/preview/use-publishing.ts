import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { isCallError } from '../../../../platform/call-error.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { policyHref } from '../../effects/policy-address.ts';
import { FIELD_NOTE } from '../../effects/publishing.ts';
import type { Editor } from '../../effects/use-editor.ts';
import { t as words } from '../../messages.ts';
import type { usePublish } from '../../mutations.ts';
import { t } from './messages.ts';

/** What publishing a draft takes. */
export interface Publishing {
  readonly editor: Editor;
  /** The version that was seen. */
  readonly version: number;
  readonly publish: ReturnType<typeof usePublish>;
  /** Somebody published first: the policy is read anew. */
  readonly onStale: () => void;
}

/** Publishes a draft that has its reason; `missing` is said beside the reason that it lacks. */
export function usePublishing({ editor, version, publish, onStale }: Publishing) {
  const router = useRouter();
  const [isTried, setTried] = useState(false);
  const note = editor.note.trim();
  const send = () => {
    setTried(true);
    if (note === '') return document.getElementById(FIELD_NOTE)?.focus();
    publish.mutate(
      { version, body: { rules: editor.rules, note } },
      {
        onSuccess: (made) => {
          editor.discard();
          toast.show({ title: t('published', { version: made.version }) });
          router.history.push(policyHref('rules'));
        },
        onError: (refused) => {
          if (isCallError(refused, 412)) onStale();
        },
      },
    );
  };
  return { send, missing: isTried && note === '' ? words('note_missing') : undefined };
}
