/** How a body names somebody: `<@id>`, with the id of a member of the team. */
export const mentionToken = (member: string): string => `<@${member}>`;

const TOKEN = /<@([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})>/gi;

/** Ids of the people that a body mentions, each once, in the order of the text. */
export const mentionsIn = (body: string): string[] => [
  ...new Set([...body.matchAll(TOKEN)].map(([, id = '']) => id.toLowerCase())),
];

/** A stretch of a body: words, or somebody mentioned. */
export type BodyPiece = { readonly text: string } | { readonly member_id: string };

/** A body in stretches, in their order; none is empty. */
export const piecesOf = (body: string): BodyPiece[] =>
  body
    .split(TOKEN)
    .map((part, at) => (at % 2 === 0 ? { text: part } : { member_id: part.toLowerCase() }))
    .filter((piece) => !('text' in piece) || piece.text !== '');

/** A body as it is read: everybody by their name of today, whoever isn't known any more without one. */
export const readable = (body: string, names: ReadonlyMap<string, string>): string =>
  piecesOf(body)
    .map((piece) => ('text' in piece ? piece.text : `@${names.get(piece.member_id) ?? '…'}`))
    .join('');
