/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */
import '../lib/testing/jsdom.js';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { optional } from './optional.js';

const Piece = ({ name }: { name: string }) => <p>Hello {name}</p>;
const page = (Optional: ComponentType<{ name: string }>) => (
  <main>
    <h1>Page</h1>
    <Optional name="Ada" />
  </main>
);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('appears when its code is loaded', async () => {
  render(page(optional(async () => Piece)));
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
});

it('calls back with its props if its code cannot be loaded', async () => {
  const onMissing = jest.fn();
  const Optional = optional<{ name: string }>(
    () => Promise.reject(new TypeError('Failed to fetch')),
    onMissing,
  );
  render(page(Optional));
  await waitFor(() => expect(onMissing).toHaveBeenCalledWith({ name: 'Ada' }));
});

it('does not change the page if its code cannot be loaded, and is loaded again the next time', async () => {
  const load = jest.fn(async () => Piece).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Optional = optional(load);
  render(page(Optional));
  await waitFor(() => expect(console.error).toHaveBeenCalledWith('No response'));
  expect(screen.getByRole('main').textContent).toBe('Page');
  cleanup();
  render(page(Optional));
  expect(await screen.findByText('Hello Ada')).toBeTruthy();
});
