import type { SettingsChange } from '#contract/users/settings.ts';
import { habitsOf } from '../../../platform/format/use-format.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { useCurrentUser, useMaybeOrganization } from '../../../platform/person.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../components/habits/messages.ts';
import { useUpdateSettings } from '../mutations.ts';

/** Stands for a setting that is left to the organization. */
export const ORGANIZATION = 'organization';

type Values = { timezone: string; locale: string; week_start: string };

/** The form of the settings, and the habits that its values would lead to. */
export function useHabitsForm() {
  const { settings } = useCurrentUser();
  const organization = useMaybeOrganization();
  const { mutateAsync } = useUpdateSettings();
  const { timezone = ORGANIZATION, locale = ORGANIZATION, week_start } = settings;
  const initial = {
    timezone,
    locale,
    week_start: week_start === undefined ? ORGANIZATION : String(week_start),
  };
  const form = useForm<Values>({
    initial,
    onSubmit: async (values) => {
      try {
        await mutateAsync(changesBetween(changeOf(initial), changeOf(values)));
      } catch (error) {
        return refusedFields(error, t('stale'));
      }
      toast.show({ title: t('saved'), message: t('saved_note') });
      return undefined;
    },
  });
  const { timezone: zone, locale: tag, week_start: day } = changeOf(form.values);
  const own = { ...(zone ? { timezone: zone } : {}), ...(tag ? { locale: tag } : {}), ...weekOf(day) };
  const usual = habitsOf({}, organization);
  return { form, organization, usual, habits: habitsOf(own, organization) };
}

const weekOf = (day: number | null | undefined) => (typeof day === 'number' ? { week_start: day } : {});

const changeOf = ({ timezone, locale, week_start }: Values): SettingsChange => ({
  timezone: chosen(timezone),
  locale: chosen(locale),
  week_start: chosen(week_start) === null ? null : Number(week_start),
});

/** Only what was changed here, so that nothing chosen elsewhere meanwhile is undone. */
const changesBetween = (before: SettingsChange, after: SettingsChange): SettingsChange => ({
  ...(before.timezone === after.timezone ? {} : { timezone: after.timezone }),
  ...(before.locale === after.locale ? {} : { locale: after.locale }),
  ...(before.week_start === after.week_start ? {} : { week_start: after.week_start }),
});

const chosen = (value: string): string | null => (value === ORGANIZATION ? null : value);
