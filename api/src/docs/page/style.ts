import { Html } from './html.js';

/** The colours are those of the app: see `web/src/styles/tokens.css`. */
export const STYLE = new Html(`<style>
  :root {
    color-scheme: light dark;
    --bg: #fff6e3; --surface: #ffffff; --ink: #17123a; --muted: #565075; --line: #e3d5b4; --link: #3d2fb8;
  }
  @media (prefers-color-scheme: dark) {
    :root { --bg: #110d2a; --surface: #1e1947; --ink: #f7f2ff; --muted: #bdb5e0; --line: #352d70; --link: #b3a8ff; }
  }
  * { box-sizing: border-box; }
  html { scroll-padding-top: 1rem; }
  body { margin: 0 auto; max-width: 75rem; padding: 1rem; background: var(--bg); color: var(--ink);
    font: 1rem/1.5 system-ui, "Segoe UI", sans-serif; overflow-wrap: anywhere; }
  a { color: var(--link); }
  :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
  h2 { margin: 2.5rem 0 0.5rem; } h3 { margin: 2rem 0 0.5rem; } h4 { margin: 1rem 0 0.25rem; }
  code { font: 0.9em/1.4 ui-monospace, monospace; }
  nav { columns: 14rem; } nav h2 { column-span: all; } nav ul { margin: 0; padding-left: 1.25rem; }
  nav a { display: inline-block; padding: 0.2rem 0; }
  details { margin: 0.5rem 0; padding: 0 1rem; background: var(--surface); border: 1px solid var(--line);
    border-radius: 0.625rem; }
  summary { min-height: 2.75rem; margin: 0 -1rem; padding: 0.6rem 1rem; cursor: pointer; }
  summary code { font-weight: 700; } summary span, .type, dd, i { color: var(--muted); }
  .method { display: inline-block; min-width: 4rem; font-size: 0.85rem; }
  .fields { margin: 0.25rem 0; padding-left: 1rem; list-style: none; border-left: 2px solid var(--line); }
  .fields li { margin: 0.25rem 0; } p { margin: 0.5rem 0; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0 0 1rem; }
  dt { font-weight: 700; } dd { margin: 0; min-width: 0; } dd p:first-child { margin-top: 0; }
</style>`);
