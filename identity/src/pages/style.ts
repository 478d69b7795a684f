import { createHash } from 'node:crypto';

/** The page's whole stylesheet, sent inside it: nothing to wait for. */
export const style = `@font-face{font-family:"Inter";src:url(/assets/inter.woff2) format("woff2");font-weight:100 900;font-display:swap}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;font:400 14px/20px Inter,system-ui,sans-serif;color:#12122a;background:#fff;-webkit-font-smoothing:antialiased}
h1,h2,p,ul{margin:0;padding:0;font-weight:inherit}ul{list-style:none}
a{color:inherit}
:focus-visible{outline:2px solid #12122a;outline-offset:2px}
.page{display:grid;grid-template-columns:minmax(0,1fr) 640px;min-height:100vh;min-height:100dvh}
.side{display:flex;flex-direction:column;justify-content:space-between;gap:24px;padding:40px 48px}
.logo{display:flex;align-items:center;gap:10px;font-size:20px;line-height:28px;font-weight:600;letter-spacing:-.02em}
.main{width:100%;max-width:360px;margin:0 auto}
h1{font-size:24px;line-height:32px;font-weight:600;letter-spacing:-.015em}
.muted{color:#5b5b73}.small{font-size:12px;line-height:16px}
.lead{margin:4px 0 24px}
label{display:block;font-weight:500;margin:16px 0 6px}
input{display:block;width:100%;height:40px;padding:0 10px;font:inherit;color:inherit;background:#fff;border:1px solid #85859c;border-radius:6px}
input[aria-invalid]{border-color:#c40f3d}
.secret{display:grid;grid-template-columns:1fr auto;align-items:end}.secret input{grid-area:2/1/3/3}.secret a{grid-area:1/2;margin-bottom:6px}
.hint{margin-top:6px}
.hidden{display:none}
.unfit{margin-top:6px;color:#c40f3d}.problem a{display:block}.problem a+a{margin-top:4px}
.code{font-size:20px;letter-spacing:.3em;font-variant-numeric:tabular-nums}
.button+.button.quiet{margin-top:8px}
form .button.quiet{color:#12122a;background:#fff;border-color:#c5c5d3}.quiet:hover{background:#f7f7fa}
.mails li{padding:16px 0;border-top:1px solid #e1e1ea}.mails h2{font-weight:600;font-size:14px;line-height:20px}
.text{margin-top:8px;white-space:pre-line;overflow-wrap:anywhere}
.problem{display:flex;gap:8px;margin:0 0 16px;padding:10px 12px;border-radius:6px;background:#fdecf0;color:#c40f3d}
.problem svg{flex:none;margin-top:2px}
.button{display:flex;align-items:center;justify-content:center;width:100%;height:40px;padding:0 12px;font:inherit;font-weight:500;color:#fff;background:#12122a;border:1px solid #12122a;border-radius:6px;cursor:pointer;text-decoration:none}
.button:hover{background:#26264a}
form .button{margin-top:20px}
.notice{display:flex;gap:8px;margin:0 0 16px;padding:10px 12px;border-radius:6px;background:#e9e9f2}
.notice svg{flex:none;margin-top:2px}
.or{display:flex;align-items:center;gap:12px;margin:20px 0 12px}.or::before,.or::after{content:"";flex:1;border-top:1px solid #e1e1ea}
.upstreams{display:grid;gap:8px}form[data-passkey]:not([hidden])~.or{display:none}form[data-passkey]:not([hidden])~.upstreams{margin-top:8px}
.upstream{gap:10px;color:#1f1f1f;background:#fff;border-color:#747775}.upstream:hover{background:#f7f7fa}
.note{margin-top:24px}
.part{margin-top:24px;padding-top:20px;border-top:1px solid #e1e1ea}.part h2{font-size:16px;line-height:24px;font-weight:600}.part .problem{margin-top:12px}
form .button.danger{color:#c40f3d}
details{margin-top:12px}summary{width:fit-content;cursor:pointer;text-decoration:underline}
.owned{margin-top:12px;border:1px solid #e1e1ea;border-radius:6px}.owned li{padding:10px 12px}.owned li+li{border-top:1px solid #e1e1ea}
.owned b{display:block;font-weight:500;overflow-wrap:anywhere}.owned details{margin-top:4px}
.qr{width:fit-content;border:1px solid #e1e1ea;border-radius:6px;overflow:hidden}.qr svg{display:block;width:200px;height:200px}
.key{margin-top:6px;overflow-wrap:anywhere;user-select:all}
.codes{display:grid;gap:4px 24px;padding:12px;border:1px solid #e1e1ea;border-radius:6px;background:#f7f7fa;user-select:all}
.codes code,.key code{font:500 14px/24px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.demo{margin-top:24px;border:1px solid #e1e1ea;border-radius:6px;overflow:hidden}
.demo header{padding:8px 12px;background:#f7f7fa;border-bottom:1px solid #e1e1ea}
.demo h2{font-size:14px;line-height:20px;font-weight:600;color:#12122a}
.demo header div{display:flex;justify-content:space-between;align-items:baseline;gap:12px}
.demo code{font:inherit;font-weight:500;color:#12122a;user-select:all}
.demo a{display:flex;justify-content:space-between;gap:12px;padding:6px 12px;text-decoration:none}
.demo a:hover,.demo a[aria-current]{background:#e9e9f2}
.demo a:focus-visible{outline-offset:-2px}
.demo b{font-weight:500}
.demo a span{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.art{position:relative;overflow:hidden;color:#fff;background:#12122a}
.bars{position:absolute;left:0;top:0}
.motto{position:absolute;left:48px;right:96px;bottom:40px;font-size:24px;line-height:32px;font-weight:500;letter-spacing:-.015em}
@media (min-width:960px){.page{background:linear-gradient(#12122a 0 0) right/640px no-repeat}.art{position:sticky;top:0;height:100vh;height:100dvh}}
@media (max-width:1279px){.page{grid-template-columns:minmax(0,1fr) 40%;background-size:40%}}
@media (max-height:829px) and (min-width:960px){.motto{bottom:0;padding:24px 0;right:0;left:0;padding-left:48px;background:#12122a}}
@media (max-width:959px){
.page{display:flex;flex-direction:column-reverse;justify-content:flex-end}
.art{height:112px;flex:none}.motto{display:none}.bars{top:-326px;left:-150px}
.side{flex:1;justify-content:flex-start;padding:24px 16px 16px}
.main{max-width:480px}
.side>:last-child{margin-top:auto}
input,.button{height:44px}input{font-size:16px}.demo a{padding:12px}
}
@media (min-width:600px) and (max-width:959px){
.bars{left:0;width:100%;height:auto;top:calc(56px - 59.5vw)}
.side{padding:24px}.logo,.side>:last-child{width:100%;max-width:480px;margin-inline:auto}
}
`;

/** For the page's security policy: only this very stylesheet is applied. */
export const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
