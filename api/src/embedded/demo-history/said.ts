/** Something that was said in the demo. Names behind an @ in the text are mentions. */
export interface DemoComment {
  readonly project: string;
  readonly by: string;
  readonly hoursAgo: number;
  readonly text: string;
  readonly replies?: readonly Omit<DemoComment, 'project' | 'replies'>[];
  /** A picture and a list go with it. */
  readonly carrying?: true;
  /** Who settled it, and when. */
  readonly settled?: { readonly by: string; readonly hoursAgo: number };
}

/** In the order in which the threads began. */
export const SAID: readonly DemoComment[] = [
  {
    ...{ project: 'HRB-204', by: 'Maren Holt', hoursAgo: 310 },
    text: 'The terminal wants one contact for keys and passes. @Aisha Khan, can you be that until the new supervisor starts?',
    replies: [
      { by: 'Aisha Khan', hoursAgo: 308, text: 'Yes. I put my number on the gatehouse board.' },
      { by: 'Maren Holt', hoursAgo: 307.5, text: 'Thank you. I told the port office.' },
    ],
    settled: { by: 'Maren Holt', hoursAgo: 307 },
  },
  {
    ...{ project: 'HRB-204', by: 'Jonas Meyer', hoursAgo: 172 },
    text: 'The client’s audit is on the 3rd. They will want the patrol records of both gates and the training of everybody on nights.',
    replies: [
      {
        by: 'Tomasz Wrona',
        hoursAgo: 170,
        text: 'Records of gate 2 are complete. Gate 3 misses two nights.',
      },
      {
        ...{ by: 'Jonas Meyer', hoursAgo: 169 },
        text: '@Tomasz Wrona, which nights? I have the paper sheets in the office.',
      },
      { by: 'Tomasz Wrona', hoursAgo: 150, text: 'The 8th and the 9th.' },
      { by: 'Jonas Meyer', hoursAgo: 149, text: 'Found, scanned and filed.' },
      { by: 'Maren Holt', hoursAgo: 122, text: 'Good. I bring the folder along.' },
    ],
  },
  {
    ...{ project: 'QML-118', by: 'Jonas Meyer', hoursAgo: 75 },
    text: 'The mall opens until 22:00 from Thursday. The late shift needs a second person at reception.',
    replies: [{ by: 'Aisha Khan', hoursAgo: 71, text: 'I have asked Cleo Hart and one of the agency.' }],
  },
  {
    ...{ project: 'HRB-204', by: 'Aisha Khan', hoursAgo: 46 },
    text: 'Weekend cover:\n– Saturday is complete\n– Sunday night is open from 22:00\n\n@Jonas Meyer, do we take agency again?',
    replies: [
      {
        ...{ by: 'Jonas Meyer', hoursAgo: 44 },
        text: 'Once more, yes. @Maren Holt, that brings us over for November.',
      },
      {
        by: 'Maren Holt',
        hoursAgo: 21,
        text: 'Agreed for this Sunday. Let us talk about December on Tuesday.',
      },
    ],
  },
  {
    ...{ project: 'HRB-204', by: 'Tomasz Wrona', hoursAgo: 5, carrying: true },
    text: 'The barrier at gate 3 stays open half of the time. I stood beside it for the last hour of my shift.',
    replies: [
      { by: 'Aisha Khan', hoursAgo: 4, text: 'Reported. The technician comes this afternoon.' },
      {
        ...{ by: 'Maren Holt', hoursAgo: 2.5 },
        text: '@Jonas Meyer, please put it in the weekly report, with the hour that it cost.',
      },
    ],
  },
];
