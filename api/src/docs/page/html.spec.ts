import { expect, it } from '@jest/globals';
import { html, prose } from './html.js';

it('escapes texts, and keeps HTML', () => {
  const inner = html`<b>${'a < b & "c"'}</b>`;
  expect(html`<p title="${'"><script>'}">${inner}${[inner, inner]}</p>`.text).toBe(
    `<p title="&quot;&gt;&lt;script&gt;">${'<b>a &lt; b &amp; &quot;c&quot;</b>'.repeat(3)}</p>`,
  );
});

it('marks code in prose', () => {
  expect(prose('Send `<seq>` & wait.').text).toBe('Send <code>&lt;seq&gt;</code> &amp; wait.');
});
