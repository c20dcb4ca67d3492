/** @jest-environment jsdom */
import '../../../lib/testing/jsdom.js';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { COLUMNS } from './columns.js';
import { ImportDialog } from './import-dialog.js';
import { MAX_FILE_SIZE } from './read-in-background.js';

const GOOD = 'Largest planet?,multiple,easy,Science & Nature,Jupiter,Saturn,Neptune,Earth,20,';
const BAD = GOOD.replace('easy', 'simple');
const csv = (...lines: string[]) => fileOf([COLUMNS.join(','), ...lines].join('\n'));

function fileOf(text: string, name = 'Planets.csv') {
  const file = new File([text], name);
  // jsdom's files lack this method
  file.arrayBuffer = async () => new Uint8Array(Buffer.from(text)).buffer;
  return file;
}

function shown() {
  const onImported = jest.fn();
  const onClose = jest.fn();
  render(<ImportDialog onImported={onImported} onClose={onClose} />);
  return { onImported, onClose, field: screen.getByLabelText('Choose a file') };
}

afterEach(cleanup);

describe('the import dialog', () => {
  test('lists the supported formats and offers a template', () => {
    shown();
    expect(screen.getByRole('dialog', { name: 'Import a quiz' }).textContent).toContain('Kahoot');
    expect(screen.getByRole('button', { name: 'Download a CSV template' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  });

  test('shows a report before it imports', async () => {
    const { onImported, field } = shown();
    await userEvent.upload(field, csv(GOOD, BAD, GOOD));
    expect(await screen.findByText('2 questions can be imported, 1 cannot.')).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toBe(
      'Line 3 The difficulty must be easy, medium or hard.',
    );
    expect(onImported).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Import 2 questions' }));
    expect(onImported).toHaveBeenCalledWith({
      title: 'Planets',
      questions: [expect.objectContaining({ question: 'Largest planet?' }), expect.anything()],
    });
  });

  test('lists at most 100 bad lines, and says how many questions exceed 50', async () => {
    const { field } = shown();
    await userEvent.upload(
      field,
      csv(...Array.from({ length: 150 }, () => BAD), ...Array.from({ length: 51 }, () => GOOD)),
    );
    expect(await screen.findByText('50 questions can be imported, 151 cannot.')).toBeTruthy();
    expect(screen.getAllByRole('listitem').length).toBe(100);
    expect(screen.getByText('and 50 more')).toBeTruthy();
    expect(screen.getByText('1 more valid question is left out: a quiz holds at most 50.')).toBeTruthy();
  });

  test('offers no import if no question is valid', async () => {
    const { field } = shown();
    await userEvent.upload(field, csv(BAD));
    expect(await screen.findByText('0 questions can be imported, 1 cannot.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  });

  test('refuses a large file without reading it, then accepts another', async () => {
    const { field } = shown();
    const large = fileOf('');
    Object.defineProperty(large, 'size', { value: MAX_FILE_SIZE + 1 });
    large.arrayBuffer = () => Promise.reject(new Error('read'));
    await userEvent.upload(field, large);
    expect((await screen.findByRole('alert')).textContent).toContain('larger than 5 MB');
    await userEvent.upload(screen.getByLabelText('Choose another file'), csv(GOOD));
    expect(await screen.findByText('1 question can be imported.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says that a file cannot be read', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { field } = shown();
    const gone = fileOf('');
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    await userEvent.upload(field, gone);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be read');
    said.mockRestore();
  });

  test('shows only the last chosen file', async () => {
    const { field } = shown();
    let finish = () => {};
    const slow = fileOf('');
    slow.arrayBuffer = () => new Promise((_, reject) => (finish = () => reject(new Error('late'))));
    await userEvent.upload(field, slow);
    expect(screen.getByText('Reading Planets.csv…')).toBeTruthy();
    await userEvent.upload(field, csv(GOOD));
    finish();
    expect(await screen.findByText('1 question can be imported.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('accepts a dropped file', async () => {
    const { field } = shown();
    const zone = field.closest('.drop-zone');
    if (!zone) throw new Error('There is no place to drop a file.');
    fireEvent.drop(zone, { dataTransfer: { files: [csv(GOOD)] } });
    expect(await screen.findByText('1 question can be imported.')).toBeTruthy();
  });

  test('closes on Cancel', async () => {
    const { onClose } = shown();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalled();
  });
});
