/** @jest-environment jsdom */
import '../../../lib/testing/jsdom.js';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExportMenu } from './export-menu.js';
import { someQuestion } from './testing/quizzes.js';

const quiz = { title: 'Planets: all 8', questions: [someQuestion()] };
let saved: string[] = [];

beforeEach(() => {
  saved = [];
  Object.assign(URL, { createObjectURL: () => 'blob:quiz', revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the export menu', () => {
  test.each([
    ['CSV', 'Planets all 8.csv'],
    ['Excel', 'Planets all 8.xlsx'],
    ['JSON', 'Planets all 8.json'],
  ])('saves %s as %s', async (label, name) => {
    render(<ExportMenu quiz={quiz} />);
    const menu = screen.getByRole('button', { name: 'Export' });
    expect(menu.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('button', { name: label })).toBeNull();
    await userEvent.click(menu);
    expect(menu.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: label }));
    expect(await screen.findByText(`Saving ${name}…`)).toBeTruthy();
    expect(saved).toEqual([name]);
  });

  test('is disabled for a quiz without questions, and says why', async () => {
    render(<ExportMenu quiz={{ title: 'Empty', questions: [] }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    expect(screen.getByRole('button', { name: 'CSV' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('There are no questions to export yet.')).toBeTruthy();
  });

  test('says that the file could not be created', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    Object.assign(URL, {
      createObjectURL: () => {
        throw new Error('full');
      },
    });
    render(<ExportMenu quiz={quiz} />);
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(screen.getByRole('button', { name: 'JSON' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be created');
    expect(said).toHaveBeenCalled();
  });
});
