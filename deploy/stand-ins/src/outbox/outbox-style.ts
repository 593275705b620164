import type { Tenant } from '@forecourt/shared-contracts/tenant';

/** Returns the style sheet of the outbox page in a tenant's colors, which were validated with its file. */
export function outboxStyle({ colorScheme, palette: p, radiusPx }: Tenant['theme']): string {
  return `
  :root { color-scheme: ${colorScheme}; font: 16px/1.5 system-ui, sans-serif; accent-color: ${p.brand}; }
  * { box-sizing: border-box; }
  body { margin: 0; background: ${p.surface}; color: ${p.ink}; }
  header { background: ${p.header}; color: ${p.onHeader}; border-bottom: 1px solid ${p.line}; }
  header p, main { max-width: 56rem; margin: 0 auto; padding: 1rem 1.25rem; }
  header p { display: flex; align-items: center; gap: .75rem; font-weight: 700; }
  header svg { height: 26px; width: auto; color: ${p.brand}; flex: none; }
  header a { color: inherit; text-decoration: none; }
  h1 { font-size: clamp(1.6rem, 4vw, 2.2rem); line-height: 1.15; margin: 1rem 0 .25rem; }
  .lead { margin: 0 0 1.25rem; color: ${p.inkMuted}; max-width: 46rem; }
  a { color: ${p.link}; }
  form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 0 0 1.25rem; }
  label { flex: 1 1 16rem; display: grid; gap: .25rem; font-weight: 600; }
  input { font: inherit; min-height: 44px; padding: .4rem .75rem; color: ${p.ink}; background: ${p.surfaceRaised}; border: 1px solid ${p.lineStrong}; border-radius: ${radiusPx.control}px; min-width: 0; }
  button, .button { font: inherit; font-weight: 600; min-height: 44px; padding: .4rem 1.1rem; display: inline-flex; align-items: center; border-radius: ${radiusPx.control}px; border: 1px solid ${p.brand}; background: ${p.brand}; color: ${p.onBrand}; text-decoration: none; cursor: pointer; }
  .button { background: transparent; color: ${p.ink}; border-color: ${p.lineStrong}; }
  .count { margin: 0 0 .75rem; color: ${p.inkMuted}; }
  ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem; }
  article { background: ${p.surfaceRaised}; border: 1px solid ${p.line}; border-radius: ${radiusPx.card}px; padding: 1.1rem 1.25rem; }
  article header { all: unset; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; }
  h2 { font-size: 1.1rem; line-height: 1.3; margin: 0; flex: 1 1 14rem; overflow-wrap: anywhere; }
  time, .meta { color: ${p.inkMuted}; font-size: .9rem; }
  .meta { margin: .25rem 0 0; overflow-wrap: anywhere; }
  .badge { font-size: .8rem; font-weight: 700; padding: .1rem .55rem; border-radius: 99px; background: ${p.surfaceSunken}; color: ${p.ink}; white-space: nowrap; }
  .sent { background: ${p.positiveSoft}; color: ${p.positive}; }
  .queued { background: ${p.warningSoft}; color: ${p.warning}; }
  .failed { background: ${p.criticalSoft}; color: ${p.critical}; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .9rem 0 0; padding-top: .9rem; border-top: 1px solid ${p.line}; }
  .empty { text-align: center; padding: 3rem 1.25rem; background: ${p.surfaceRaised}; border: 1px dashed ${p.lineStrong}; border-radius: ${radiusPx.card}px; }
  .empty p { margin: .25rem 0 0; color: ${p.inkMuted}; }
  :focus-visible { outline: 3px solid ${p.brand}; outline-offset: 2px; }`;
}
