import { messages } from '../../../../platform/messages.ts';

/** Words of rates across services: those of a client, those for all services, and their administration. */
export const words = messages('wide-rates', {
  rate_card: 'Rate card',
  rate_card_note: 'What this client pays, by service type, instead of the usual rates.',
  rate_card_failed: 'The rate card could not be loaded',
  no_card: 'No rates of its own',
  no_card_note: 'The usual rates count for this client’s projects.',
  admin_title: 'Service type administration',
  admin_views: 'Service types',
  admin_view_all: 'In use and drafts',
  admin_view_low: 'Below lowest margin',
  admin_view_unpriced: 'No rate today',
  admin_view_retired: 'Retired',
  admin_view_archived: 'Archived',
  admin_list: 'Every service type',
  admin_none_low: 'No rate leaves less than its lowest margin',
  admin_none_low_note:
    'A service type’s lowest margin is set on its form. Rates below it are marked everywhere.',
  admin_none_unpriced: 'Every active service type has a rate today',
  admin_none: 'No service type here',
  admin_more: 'The first {{count}} are shown.',
  set_margin: 'Lowest margin and more',
  wide_rates: 'Rates for all services',
  wide_rates_note: 'By the hour, wherever no service has a nearer one: the organization’s own, and people’s.',
  wide_rates_failed: 'The rates for all services could not be loaded',
  add_wide_rate: 'Add a rate for all services',
  no_wide_rates: 'No rate for all services',
  no_wide_rates_note:
    'Work whose service, client and person have none is worth nothing. Add one as the default.',
});
