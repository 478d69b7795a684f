import type { KeptPlanItem, NewPlanItem } from '#contract/plan-items/endpoints.ts';
import { actionForm } from './action-form.ts';
import { cellForm } from './cell-form.ts';
import { competitorForm } from './competitor-form.ts';
import { decisionForm } from './decision-form.ts';
import type { ItemForm, ItemValues, KeptItem, Wording } from './item-form.ts';
import { objectiveForm } from './objective-form.ts';
import { opportunityForm } from './opportunity-form.ts';
import { riskForm } from './risk-form.ts';
import { stakeholderForm } from './stakeholder-form.ts';
import { swotForm } from './swot-form.ts';
import { unitForm } from './unit-form.ts';

/** What is said of an item, field by field. */
export interface Said {
  readonly field: string;
  readonly label: string;
  readonly word: string;
}

/** An item by the form of its kind. */
export interface Formed {
  readonly said: (wording: Wording) => Said[];
  readonly name: (wording: Wording) => string;
  /** What makes another one like it. */
  readonly again: NewPlanItem;
}

/** An item by the form of its kind: its fields in words, its name, and what makes it again. */
export function formed({ kind, item }: KeptPlanItem): Formed {
  switch (kind) {
    case 'objective':
      return by(objectiveForm, item);
    case 'stakeholder':
      return by(stakeholderForm, item);
    case 'swot':
      return by(swotForm, item);
    case 'unit':
      return by(unitForm, item);
    case 'whitespace':
      return by(
        cellForm(async () => undefined),
        item,
      );
    case 'opportunity':
      return by(opportunityForm, item);
    case 'action':
      return by(actionForm, item);
    case 'risk':
      return by(riskForm, item);
    case 'competitor':
      return by(competitorForm, item);
    case 'decision':
      return by(decisionForm, item);
  }
}

function by<Item extends KeptItem, Values extends ItemValues<Item>, Fields extends object>(
  form: ItemForm<Item, Values, Fields>,
  item: Item,
): Formed {
  const values = form.valuesOf(item);
  return {
    said: (wording) =>
      Object.entries<string>(form.labels).map(([field, label]) => ({
        ...{ field, label, word: form.word(field, values, wording) },
      })),
    name: (wording) => form.nameOf(values, wording),
    again: form.toNew(form.fieldsOf(values)),
  };
}
