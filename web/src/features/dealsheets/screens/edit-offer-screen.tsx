import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { ConflictDialog } from '../../../ui/form-page/conflict-dialog.tsx';
import { FormPage } from '../../../ui/form-page/form-page.tsx';
import { SimplePage } from '../../../ui/page/simple-page.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { bindingOf } from '../../calculation/effects/binding.ts';
import { fieldWords } from '../../calculation/effects/field-words.ts';
import { t } from '../components/edit/messages.ts';
import { OfferFields } from '../components/edit/offer-fields.tsx';
import { dealsheetHref } from '../effects/dealsheet-address.ts';
import { DEALSHEETS } from '../effects/list-address.ts';
import { useOfferForm } from '../effects/use-offer-form.ts';
import { forks } from '../effects/use-revise.ts';
import { t as words } from '../messages.ts';
import { dealsheet } from '../queries.ts';

/** The form of what a deal offers. It stays over the version it was opened with, whatever is read meanwhile. */
export function EditOfferScreen({ id }: { id: string }) {
  const { data } = useSuspenseQuery(dealsheet(id));
  const [base, setBase] = useState(data);
  if (base.status === 'won' || base.archived_at) return <NothingToEdit deal={base} />;
  return <OfferForm key={base.version} base={base} onTake={setBase} />;
}

const crumbsOf = (deal: Dealsheet) => [
  { label: words('dealsheets'), href: DEALSHEETS },
  { label: deal.code, href: dealsheetHref(deal.id) },
  { label: t('edit') },
];

function OfferForm({ base, onTake }: { base: Dealsheet; onTake: (theirs: Dealsheet) => void }) {
  const { form, live, theirs, conflicts, keepMine, forgetTheirs, dropDraft } = useOfferForm(base);
  const { revision, title } = base;
  const next = revision + 1;
  const isFork = forks(base);
  const bind = bindingOf({ problems: [...form.issues, ...live.problems] });
  const take = () => {
    dropDraft();
    if (theirs) onTake(theirs);
  };
  return (
    <>
      <FormPage
        title={isFork ? t('title_fork', { next, title }) : t('title_draft', { revision, title })}
        crumbs={crumbsOf(base)}
        {...(isFork ? { note: t('fork_note', { revision, next }) } : {})}
        form={form}
        labels={Object.fromEntries(form.issues.map(({ field }) => [field, labelOf(field)]))}
        save={isFork ? t('save_fork', { next }) : t('save')}
        cancelHref={dealsheetHref(base.id)}
        wide
      >
        <OfferFields deal={base} form={form} live={live} bind={bind} />
      </FormPage>
      <ConflictDialog
        open={theirs !== null}
        conflicts={conflicts}
        onKeep={() => void keepMine()}
        onTake={take}
        onClose={forgetTheirs}
      />
    </>
  );
}

const OWN: Readonly<Record<string, string>> = { validity_days: t('validity'), terms: t('terms') };

const labelOf = (field: string): string => {
  const [place = '', at = ''] = field.split('.');
  if (place === 'risks') return t('risk', { place: Number(at) + 1 });
  if (place === 'assumptions') return t('assumption', { place: Number(at) + 1 });
  return OWN[field] ?? fieldWords(field);
};

/** A won deal goes on as its project, and an archived one is restored first. */
const NothingToEdit = ({ deal }: { deal: Dealsheet }) => (
  <SimplePage title={deal.title} crumbs={crumbsOf(deal)}>
    <Empty title={t('no_edit')} note={deal.archived_at ? t('no_edit_archived') : t('no_edit_won')}>
      <ButtonLink href={dealsheetHref(deal.id)}>{t('open')}</ButtonLink>
    </Empty>
  </SimplePage>
);
