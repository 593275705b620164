/** Styles of the status page; no assets, because it must work when no release does. */
export const statusCss = `
:root{color-scheme:light dark;--ink:#16202c;--soft:#566374;--line:#dfe4ea;--back:#f5f7f9;--card:#fff;--good:#136f45;--goodBack:#e2f4ea;--fair:#8a5300;--fairBack:#fdf1dc;--bad:#b3261e;--badBack:#fce8e6;--canary:#4b3ba8;--canaryBack:#ecebfa}
@media(prefers-color-scheme:dark){:root{--ink:#e8edf3;--soft:#a3b0bf;--line:#2c3743;--back:#10161d;--card:#18212b;--good:#7ddcaa;--goodBack:#143526;--fair:#f5c26b;--fairBack:#3a2a0d;--bad:#ff9c94;--badBack:#45191a;--canary:#c0b7ff;--canaryBack:#2a2556}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:84rem;margin:0 auto;padding:2rem 1.25rem 4rem}
header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:baseline;justify-content:space-between}
h1{font-size:1.75rem;line-height:1.2;margin:0;letter-spacing:-.01em}
h2{font-size:1.125rem;margin:2.25rem 0 .75rem;display:flex;gap:.75rem;align-items:baseline}
h2 small,header p,.note,.under{color:var(--soft);font-weight:400;font-size:.875rem;margin:0}
.alert{background:var(--badBack);border:1px solid var(--bad);border-radius:.75rem;padding:.75rem 1.25rem;margin-top:1.5rem}
.alert h2{margin:0 0 .25rem;color:var(--bad)}.alert ul{margin:0;padding-left:1.25rem;overflow-wrap:anywhere}
.tiles{display:grid;grid-template-columns:repeat(4,1fr);gap:1rem;margin:1.5rem 0 0;padding:0}
.tiles div{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem 1.25rem}
.tiles dt{color:var(--soft);font-size:.875rem}
.tiles dd{margin:.25rem 0 0;font-size:1.75rem;font-weight:600;line-height:1.2;font-variant-numeric:tabular-nums}
.card{background:var(--card);border:1px solid var(--line);border-radius:.75rem;overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.875rem}
th,td{padding:.75rem .875rem;text-align:left;vertical-align:top;white-space:nowrap}
thead th{color:var(--soft);font-size:.8125rem;font-weight:600;border-bottom:1px solid var(--line);white-space:normal;vertical-align:bottom}
tbody tr+tr>*{border-top:1px solid var(--line)}
tbody th{font-weight:600}
.number{text-align:right;font-variant-numeric:tabular-nums}
.under{display:block}
.badge{display:inline-block;border-radius:1rem;padding:.0625rem .625rem;font-size:.8125rem;font-weight:600}
.is-live{background:var(--goodBack);color:var(--good)}.is-canary{background:var(--canaryBack);color:var(--canary)}
.good{color:var(--good)}.fair{color:var(--fair)}.bad{color:var(--bad);font-weight:600}.nothing{color:var(--soft)}
.empty{padding:1rem 1.25rem;margin:0;color:var(--soft)}
.note{margin-top:.75rem}
@media(max-width:75rem){
.tiles{grid-template-columns:repeat(2,1fr)}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
table,tbody,tr,th,td{display:block}
tbody tr{padding:.875rem 1.25rem}
tbody tr+tr>*{border-top:0}tbody tr+tr{border-top:1px solid var(--line)}
th,td{padding:.125rem 0;white-space:normal;overflow-wrap:anywhere}
td[data-label]{display:flex;justify-content:space-between;gap:1rem}
td[data-label]::before{content:attr(data-label);color:var(--soft)}
td[data-label] span{text-align:right}
}`;
