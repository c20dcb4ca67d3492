/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { copy } from './copy.js';

it('leaves the focus where it is where only an old way of copying works', async () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  // as Chromium does, and jsdom does not
  HTMLTextAreaElement.prototype.select = function () {
    this.focus();
  };
  let copied: string | undefined;
  document.execCommand = () => {
    copied = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  };
  expect(await copy('K7Q4MX')).toBe(true);
  expect(copied).toBe('K7Q4MX');
  expect(document.activeElement).toBe(button);
});
