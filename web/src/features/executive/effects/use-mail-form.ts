import { useState } from 'react';
import type { ExecutiveMail, ExecutiveMailFields, MailRhythm } from '#contract/executive/mails.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../components/mails/messages.ts';
import { useChangeMail, useOrderMail } from '../mutations.ts';
import type { ExecutiveSearch } from './address.ts';

/** An order as it is filled in. */
export type MailValues = {
  rhythm: MailRhythm;
  weekday: string;
  month_day: string;
  at: string;
  timezone: string;
  /** Empty = that of most organizations. */
  currency: string;
  window: ExecutiveMail['window'];
  /** None = all. */
  organization_ids: string[];
};

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The form of a new order, which begins as the page is narrowed, or of one that is there. */
export function useMailForm(mail: ExecutiveMail | null, search: ExecutiveSearch, onDone: () => void) {
  const format = useFormat();
  const [initial] = useState(() => (mail ? valuesOf(mail) : fresh(search, format.zone)));
  const order = useOrderMail();
  const change = useChangeMail();
  return useForm<MailValues>({
    initial,
    validate: { at: (at) => (CLOCK.test(at) ? null : t('at_missing')) },
    onSubmit: async (values) => {
      const body = fieldsOf(values);
      try {
        const { next_at } = await (mail ? change.mutateAsync({ mail, body }) : order.mutateAsync(body));
        toast.show({ title: next_at ? t('saved', { at: format.instant(next_at) }) : t('saved_paused') });
      } catch (error) {
        return refusedFields(error, t('stale'));
      }
      onDone();
      return undefined;
    },
  });
}

const fresh = (search: ExecutiveSearch, timezone: string): MailValues => ({
  ...{ rhythm: 'weekly', weekday: '1', month_day: '1', at: '07:30', timezone },
  ...{ currency: search.currency ?? '', window: search.window ?? 'month' },
  organization_ids: search.organization_id ?? [],
});

const valuesOf = (mail: ExecutiveMail): MailValues => ({
  ...{ rhythm: mail.rhythm, weekday: String(mail.weekday), month_day: String(mail.month_day) },
  ...{ at: mail.at, timezone: mail.timezone, currency: mail.currency ?? '', window: mail.window },
  organization_ids: mail.organization_ids ?? [],
});

const fieldsOf = ({
  weekday,
  month_day,
  currency,
  organization_ids: chosen,
  ...rest
}: MailValues): Omit<ExecutiveMailFields, 'paused'> => ({
  ...rest,
  ...{ weekday: Number(weekday), month_day: Number(month_day), currency: currency || null },
  organization_ids: chosen.length > 0 ? chosen : null,
});
