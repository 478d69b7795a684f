import { messages } from '../../../../platform/messages.ts';

/** Words of how right each kind of insight was. */
export const t = messages('insight-precision', {
  chart: 'Accepted of what was decided',
  chart_note: 'kinds of which at least {{least}} were decided',
  chart_summary: 'How many of a hundred insights of each kind were accepted.',
  too_few_all: 'Of no kind enough is decided yet to say how right it is. It takes {{least}} of a kind.',
  table: 'By kind',
  kind: 'Kind',
  group: 'About',
  open: 'Open',
  accepted: 'Accepted',
  dismissed: 'Dismissed',
  wrong: 'As wrong',
  precision: 'Precision',
  of: '{{share}} ({{accepted}} of {{decided}})',
  too_few: '{{accepted}} of {{decided}}; too few to say',
  undecided: 'nothing decided',
  note: 'Precision is how many were accepted of all that were decided. It says how useful a kind is here, not how often it is true: what is right but known or meant to be so is dismissed, too.',
  load_failed: 'The precision could not be loaded',
  none: 'Nothing is decided yet',
  none_note: 'Accept insights or dismiss them: how often each kind was right is counted here.',
  to_insights: 'Open the insights',
});
