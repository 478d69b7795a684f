const MINUTE_MS = 60_000;

/** A harbour gate at dusk whose barrier stands open. */
const GATE = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640" viewBox="0 0 960 640">
  <defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#1d2547"/><stop offset=".7" stop-color="#b9788a"/><stop offset="1" stop-color="#f0b98f"/></linearGradient>
    <linearGradient id="road" x2="0" y2="1"><stop stop-color="#4c5064"/><stop offset="1" stop-color="#2a2d3d"/></linearGradient>
    <pattern id="stripes" width="84" height="30" patternUnits="userSpaceOnUse"><rect width="84" height="30" fill="#f4f4f4"/><rect width="42" height="30" fill="#c9313f"/></pattern>
  </defs>
  <rect width="960" height="640" fill="url(#sky)"/>
  <g fill="#2c3352"><path d="M40 400V150h14v-30h130v16H66v264z"/><path d="M184 120l-60 34h-8z"/><rect x="560" y="300" width="130" height="100"/><rect x="700" y="268" width="120" height="132"/><rect x="830" y="322" width="130" height="78"/></g>
  <g fill="#8f4a52"><rect x="566" y="306" width="58" height="40"/><rect x="706" y="314" width="52" height="40"/></g>
  <g fill="#3f6f86"><rect x="628" y="306" width="56" height="40"/><rect x="762" y="272" width="54" height="38"/></g>
  <rect y="398" width="960" height="242" fill="#3a3f4f"/>
  <path d="M330 398h220l330 242H60z" fill="url(#road)"/>
  <g fill="#e8e2cf"><path d="M436 430h10l4 46h-18zM430 506h22l8 62h-38z"/></g>
  <g><rect x="176" y="286" width="150" height="190" fill="#d9dbe4"/><rect x="164" y="270" width="174" height="20" fill="#20243a"/><rect x="192" y="312" width="118" height="66" fill="#ffd98a"/><rect x="248" y="312" width="5" height="66" fill="#8b8fa3"/><rect x="192" y="396" width="118" height="26" fill="#12122a"/></g>
  <text x="251" y="416" font-family="sans-serif" font-size="20" font-weight="700" fill="#fff" text-anchor="middle">GATE 3</text>
  <g transform="rotate(-62 362 452)"><rect x="362" y="438" width="462" height="28" rx="4" fill="url(#stripes)"/><circle cx="816" cy="452" r="9" fill="#ff4a5c"/></g>
  <rect x="340" y="420" width="46" height="96" rx="4" fill="#e0a21b"/><rect x="346" y="430" width="34" height="22" fill="#12122a"/>
  <rect x="716" y="440" width="14" height="76" fill="#9a9ec7"/><rect x="708" y="432" width="30" height="12" rx="3" fill="#9a9ec7"/>
</svg>`;

/** That gate as a picture of a phone. */
export const gatePicture = async (): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(GATE)).png().toBuffer();
};

/** When the barrier stood open, over the hour before. */
export const gateOpenings = (until: Date): Buffer => {
  const rows = [55, 48, 41, 37, 24, 12, 5].map((before, at) => {
    const opened = new Date(until.getTime() - before * MINUTE_MS)
      .toISOString()
      .slice(0, 16)
      .replace('T', ' ');
    return `${opened},${2 + ((at * 3) % 5)}`;
  });
  return Buffer.from(['Opened (UTC),Minutes open', ...rows, ''].join('\n'));
};
