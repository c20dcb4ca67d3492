import { describe, expect, it } from '@jest/globals';
import { noMailTag, previewTags, providerTag } from './page-head.js';

const content = (tags: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)" />`).exec(tags)?.[1];

describe('previewTags', () => {
  it('returns the product and its picture with an absolute URL', () => {
    const tags = previewTags('https://quiz.example');
    expect(content(tags, 'og:title')).toBe('Fourtell');
    expect(content(tags, 'og:image')).toBe('https://quiz.example/link-preview.png');
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image" />');
  });

  it('returns the host and the code of a room', () => {
    const tags = previewTags('https://quiz.example', { code: 'K7Q4MX', host: 'Ann' });
    expect(content(tags, 'og:title')).toBe('Join Ann’s room K7Q4MX on Fourtell');
    expect(content(tags, 'og:description')).toContain('K7Q4MX');
  });

  it('leaves out a host who has left', () => {
    const tags = previewTags('', { code: 'K7Q4MX' });
    expect(content(tags, 'og:title')).toBe('Join room K7Q4MX on Fourtell');
  });

  it('escapes names', () => {
    const tags = previewTags('', { code: 'K7Q4MX', host: '"><script>&' });
    expect(content(tags, 'og:title')).toContain('&quot;&gt;&lt;script&gt;&amp;');
    expect(tags).not.toContain('<script');
  });
});

describe('providerTag', () => {
  it('names the provider, escaped, if there is one', () => {
    expect(providerTag('A & B')).toContain('<meta name="sign-in-provider" content="A &amp; B" />');
    expect(providerTag(undefined)).toBe('');
  });
});

describe('noMailTag', () => {
  it('is there if the server sends no mail', () => {
    expect(noMailTag(undefined)).toContain('<meta name="no-mail" content="" />');
    expect(noMailTag('smtp://mail.example')).toBe('');
  });
});
