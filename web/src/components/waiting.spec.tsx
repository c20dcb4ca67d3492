/** @jest-environment jsdom */
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Waiting } from './waiting.js';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('shows nothing at first, then that the page loads, then that the server is slow', () => {
  jest.useFakeTimers();
  render(<Waiting />);
  const said = () => screen.queryByRole('status')?.textContent;
  expect(said()).toBeUndefined();
  act(() => void jest.advanceTimersByTime(1_000));
  expect(said()).toBe('Loading…');
  act(() => void jest.advanceTimersByTime(4_000));
  expect(said()).toMatch(/server is slow/);
});
