import type { Form } from '../../../../ui/form-page/use-form.ts';
import type { PlanValues } from '../../effects/plan-values.ts';

/** What the fields need of their form, whether it is of a new plan or not. */
export type PlanForm = Pick<Form<PlanValues>, 'field' | 'values' | 'set' | 'fill'>;
