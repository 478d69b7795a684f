import type { FormEvent, ReactNode } from 'react';
import { Button, ButtonLink } from '../action/button.tsx';
import type { Crumb } from '../page/breadcrumb.tsx';
import { PageHead } from '../page/page-head.tsx';
import { classNames } from '../theme/class-names.ts';
import { useUiTexts } from '../theme/texts-context.ts';
import { useIsPhone } from '../theme/use-is-phone.ts';
import { ErrorSummary } from './error-summary.tsx';
import styles from './form-page.module.css';
import type { FieldIssue } from './use-form.ts';

/** What a form page needs of useForm. */
export type FormState = {
  issues: readonly FieldIssue[];
  submitting: boolean;
  restored: boolean;
  discard: () => void;
  submit: (event?: FormEvent) => Promise<void>;
};

type FormAreaProps = {
  /** Names the form; shown as heading by FormPage only. */
  title: string;
  note?: ReactNode;
  form: FormState;
  /** The fields' labels by path, for the summary. */
  labels?: Readonly<Record<string, string>>;
  /** The primary verb, such as "Create project". */
  save?: string;
  cancelHref: string;
  /** As wide as the page, for a form that is a table in the main. */
  wide?: boolean;
  /** Instead of the one verb at the end, such as "Save draft" and "Send"; phones cancel by the arrow at the top alone. */
  verbs?: ReactNode;
  children: ReactNode;
};

type FormPageProps = FormAreaProps & {
  crumbs: readonly Crumb[];
  /** What the fields lead to, beside them where there is room and below them elsewhere. */
  side?: ReactNode;
};

/** One column up to 640 px, errors summed up on top, a save bar that stays in sight. */
export function FormPage({ crumbs, ...area }: FormPageProps) {
  const isPhone = useIsPhone();
  return (
    <>
      <PageHead title={area.title} crumbs={crumbs} />
      <FormFrame {...area} whole heading={!isPhone && <h1 className={styles.title}>{area.title}</h1>} />
    </>
  );
}

/** The same inside a page with a title of its own, such as a tab of a flush DetailPage. */
export function FormArea(props: FormAreaProps) {
  return <FormFrame {...props} heading={null} />;
}

type FormFrameProps = FormAreaProps & { heading: ReactNode; side?: ReactNode; whole?: boolean };

function FormFrame({ cancelHref, save, verbs, side, whole, wide, ...area }: FormFrameProps) {
  const texts = useUiTexts();
  const isPhone = useIsPhone();
  const { title, form } = area;
  const submit = (event: FormEvent) => {
    void form.submit(event);
  };
  return (
    <form
      className={classNames(styles.form, whole && styles.page, wide && styles.wide)}
      onSubmit={submit}
      noValidate
      aria-label={title}
    >
      {side ? (
        <div className={styles.beside}>
          <FormBody {...area} />
          <div className={styles.side}>{side}</div>
        </div>
      ) : (
        <FormBody {...area} />
      )}
      <div className={styles.save} data-save-bar>
        <div className={styles.verbs}>
          {!(verbs && isPhone) && <ButtonLink href={cancelHref}>{texts.cancel}</ButtonLink>}
          {verbs ?? (
            <Button variant="primary" type="submit" disabled={form.submitting}>
              {save ?? texts.save}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

type FormBodyProps = Pick<FormFrameProps, 'heading' | 'note' | 'form' | 'labels' | 'children'>;

/** The fields below what has to be said of all of them. */
function FormBody({ heading, note, form, labels, children }: FormBodyProps) {
  const texts = useUiTexts();
  return (
    <div className={styles.body}>
      {heading}
      {note && <p className={styles.note}>{note}</p>}
      {form.restored && (
        <div className={styles.restored} role="status">
          <span>{texts.draftRestored}</span>
          <Button variant="ghost" small onClick={form.discard}>
            {texts.discardDraft}
          </Button>
        </div>
      )}
      <ErrorSummary issues={form.issues} {...(labels ? { labels } : {})} />
      {children}
    </div>
  );
}

/** A part of a form with a heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Two short fields side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
