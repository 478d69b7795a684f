import { brokenRule } from '#contract/errors.ts';

/** Throws 422 `template-elsewhere` for a template that another project shares. */
export const requireTemplateHere = ({ own }: { readonly own: boolean }): void => {
  if (!own)
    throw brokenRule(
      'template-elsewhere',
      '',
      'Another project shares this template: it is changed there. Plan a week from it, and keep that under a name of this project.',
    );
};
