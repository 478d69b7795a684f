import { gatePicture } from './gate-files.ts';

/** Quay steps with something spilt on them, roped off. */
const STEPS = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600">
  <rect width="800" height="600" fill="#6d8fa3"/><rect y="150" width="800" height="90" fill="#2f5d73"/>
  <path d="M0 165q60-14 120 0t120 0 120 0 120 0 120 0 120 0 120 0v20H0z" fill="#4b7d94"/>
  <g><path d="M120 240h560v60H120z" fill="#c9c4b8"/><path d="M90 300h620v26H90z" fill="#8f897c"/><path d="M90 326h620v64H90z" fill="#d3cec2"/><path d="M60 390h680v28H60z" fill="#8f897c"/><path d="M60 418h680v78H60z" fill="#dcd8cd"/><path d="M20 496h760v30H20z" fill="#8f897c"/><path d="M20 526h760v74H20z" fill="#e3dfd5"/></g>
  <path d="M300 336c60-16 150-10 170 12s-40 34-90 36 40 34 70 52-60 44-130 34-110-34-80-58-10-58 60-76z" fill="#2a2433"/>
  <path d="M330 350c30-8 90-6 96 4s-50 12-80 12-40-10-16-16zM300 432c30-4 90 2 84 12s-70 12-92 6-14-16 8-18z" fill="#6a4f86"/>
  <g stroke="#7a3a12" stroke-width="10"><path d="M150 250v190M640 250v190"/></g>
  <path d="M150 270q245 60 490 0v22q-245 60-490 0zM150 350q245 60 490 0v22q-245 60-490 0z" fill="#f3b61f"/>
  <g fill="#12122a"><path d="M215 283l36 6-14 22-36-6zM330 303l40 2-12 22-40-2zM450 304l40-4-10 22-40 4zM560 289l36-8-8 22-36 8z"/></g>
</svg>`;

/** The door of a switch room with smoke above it. */
const SMOKE = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600">
  <rect width="800" height="600" fill="#cfd3db"/><path d="M0 480h800v120H0z" fill="#8d93a1"/>
  <path d="M0 60h800v26H0z" fill="#aab0bd"/><rect x="270" y="170" width="220" height="320" fill="#5b6475"/><rect x="284" y="184" width="192" height="306" fill="#7d8799"/>
  <rect x="316" y="380" width="128" height="72" fill="#5b6475"/><path d="M316 394h128M316 410h128M316 426h128M316 442h128" stroke="#3a4150" stroke-width="5"/>
  <circle cx="458" cy="340" r="9" fill="#e8e2cf"/><path d="M380 220l44 76h-88z" fill="#f3b61f"/><path d="M384 238l-16 30h12l-6 22 22-32h-13z" fill="#12122a"/>
  <text x="380" y="350" font-family="sans-serif" font-size="22" font-weight="700" fill="#fff" text-anchor="middle">SWITCH ROOM</text>
  <rect x="560" y="270" width="60" height="90" fill="#c9313f"/><rect x="572" y="284" width="36" height="36" fill="#fff"/>
  <g fill="#3d3f4a"><ellipse cx="370" cy="160" rx="120" ry="34" opacity=".8"/><ellipse cx="450" cy="110" rx="170" ry="48" opacity=".7"/><ellipse cx="300" cy="70" rx="210" ry="56" opacity=".6"/><ellipse cx="560" cy="50" rx="220" ry="58" opacity=".55"/></g>
</svg>`;

const drawn = async (svg: string): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).png().toBuffer();
};

/** Pictures that go with entries of the demo's logs, by the names of their files. */
export const LOG_PICTURES = {
  'gate-3-open.png': gatePicture,
  'quay-steps.png': () => drawn(STEPS),
  'switch-room.png': () => drawn(SMOKE),
} as const;

/** A picture's file. */
export type LogPicture = keyof typeof LOG_PICTURES;
