import type { Form } from '../../../ui/form-page/use-form.ts';
import type { SettingValues } from '../effects/setting-values.ts';

/** What a section of the settings' form takes. */
export type SectionProps = { form: Form<SettingValues> };
