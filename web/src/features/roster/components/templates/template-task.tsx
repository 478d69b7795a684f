import { useState } from 'react';
import type { RosterTemplate, TemplateSpan } from '#contract/shifts/template-shapes.ts';
import type { TemplateAct } from '../use-tasks.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { ManageDialog } from './manage-dialog.tsx';
import { SaveDialog } from './save-dialog.tsx';

type TemplateTaskProps = {
  project_id: string;
  act: TemplateAct;
  /** The day that is looked at. */
  day: string;
  /** How much is looked at. */
  span: TemplateSpan;
  /** Shows the week of a day. */
  onShow: (day: string) => void;
  onClose: () => void;
};

type Doing = { readonly act: TemplateAct; readonly template?: RosterTemplate };

/** What is done with templates in a box; one leads to another. */
export default function TemplateTask({ act, ...about }: TemplateTaskProps) {
  const [doing, go] = useState<Doing>({ act });
  if (doing.act === 'save') return <SaveDialog {...about} over={doing.template} />;
  if (doing.act === 'use')
    return <ApplyDialog {...about} first={doing.template?.id} onSave={() => go({ act: 'save' })} />;
  return (
    <ManageDialog
      {...about}
      onSave={(template) => go({ act: 'save', ...(template ? { template } : {}) })}
      onUse={(template) => go({ act: 'use', template })}
    />
  );
}
