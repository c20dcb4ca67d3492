import { Plus, Upload } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { MAX_QUESTIONS } from '#protocol/limits';
import { ExportMenu } from '../files/export-menu.js';
import type { QuizFile } from '../files/quiz-file.js';
import { added, appended, duplicated, inserted, moved, removed } from './changes.js';
import { type DraftQuestion, isBlank, sentQuestions } from './draft.js';
import { isComplete } from './faults.js';
import type { RowActs } from './row.js';
import { Rows } from './rows.js';
import { TEXTS } from './texts.js';
import type { Editor } from './use-editor.js';
import './overview.css';

const ImportDialog = lazy(async () => ({
  default: (await import('../files/import-dialog.js')).ImportDialog,
}));
// if this import fails, only dragging is missing
const SortableRows = lazy(() =>
  import('./sortable-rows.js').then(
    ({ SortableRows }) => ({ default: SortableRows }),
    () => ({ default: Rows }),
  ),
);

/** Moves the focus, since the pressed button is removed with its row. Defined once, or every render would move it. */
const focusAtOnce = (key: HTMLButtonElement | null) => key?.focus();

/** Scrolls the list only, not the page. */
function scrollToOpen(box: HTMLElement | null) {
  const row = box?.querySelector('.here');
  if (!box || !row) return;
  const { top, bottom } = row.getBoundingClientRect();
  const room = box.getBoundingClientRect();
  if (top < room.top) box.scrollTop -= room.top - top;
  if (bottom > room.bottom) box.scrollTop += bottom - room.bottom;
}

interface Props {
  editor: Editor;
  onOpen: (at: number) => void;
  onAdded: () => void;
  /** Shows a Save button if none is visible elsewhere. */
  onSave?: (() => void) | undefined;
}

/** The list of all questions: their order, which are complete, and actions on the whole quiz. */
export function Overview({ editor, onOpen, onAdded, onSave }: Props) {
  const { draft, turn } = editor;
  const { questions, title } = draft;
  const [expanded, setExpanded] = useState<string>();
  const [gone, setGone] = useState<{ question: DraftQuestion; at: number }>();
  const [importing, setImporting] = useState(false);
  const [news, setNews] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const count = questions.length;
  const full = count >= MAX_QUESTIONS;
  const done = questions.filter(isComplete).length;

  const change = (next: typeof draft, said: string) => {
    setGone(undefined);
    setNews(undefined);
    turn(next, said);
  };
  const acts: RowActs = {
    open: onOpen,
    toggle: (key) => setExpanded((before) => (before === key ? undefined : key)),
    move: (from, to) => change(moved(draft, from, to), TEXTS.moved(from + 1, to + 1, count)),
    duplicate: (at) => {
      if (full) return setNews(TEXTS.full);
      change(duplicated(draft, at), TEXTS.duplicated(at + 2));
    },
    remove: (at) => {
      const question = questions[at];
      change(removed(draft, at), TEXTS.removed(at + 1));
      if (question) setGone({ question, at });
    },
  };
  const undo = () => {
    if (!gone) return;
    change(inserted(draft, gone.at, gone.question), TEXTS.restored(gone.at + 1));
    list.current?.focus();
  };
  const add = () => {
    if (full) return setNews(TEXTS.full);
    change(added(draft), TEXTS.added(count + 1));
    onAdded();
  };
  const onImported = (quiz: QuizFile) => {
    const { draft: next, count: came, left } = appended(draft, quiz.title, quiz.questions);
    const said = TEXTS.imported(came, left);
    change(next, said);
    setNews(said);
    setImporting(false);
  };

  const { at } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the open question changes
  useEffect(() => scrollToOpen(list.current), [at]);

  const written = sentQuestions({ ...draft, questions: questions.filter((question) => !isBlank(question)) });
  const rows = { draft, expanded, acts };
  return (
    <div className="overview">
      <p className="overview-done">
        <span className="bar" aria-hidden="true">
          <i style={{ width: `${(done / count) * 100}%` }} />
        </span>
        {TEXTS.progress(done, count)}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of what the list is about, not of fields */}
      <div className="rows-box" role="group" aria-label={TEXTS.overview} ref={list} tabIndex={-1}>
        <Suspense fallback={<Rows {...rows} />}>
          <SortableRows {...rows} />
        </Suspense>
      </div>
      {gone && (
        <p className="overview-news">
          {TEXTS.removed(gone.at + 1)}
          <button type="button" className="btn" ref={focusAtOnce} onClick={undo}>
            {TEXTS.undo}
          </button>
        </p>
      )}
      {news && (
        <p className="overview-news" role="status">
          {news}
        </p>
      )}
      <div className="overview-acts">
        <button type="button" className="btn" aria-disabled={full} onClick={add}>
          <Plus size={20} strokeWidth={3} aria-hidden="true" />
          {TEXTS.add}
        </button>
        <button type="button" className="btn" onClick={() => setImporting(true)}>
          <Upload size={18} strokeWidth={2.75} aria-hidden="true" />
          {TEXTS.importMore}
        </button>
        <ExportMenu quiz={{ title: title.trim() || TEXTS.untitled, questions: written }} />
        {onSave && (
          <button type="button" className="btn accent" onClick={onSave}>
            {TEXTS.saveQuiz}
          </button>
        )}
      </div>
      {importing && (
        <Suspense fallback={null}>
          <ImportDialog onImported={onImported} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </div>
  );
}
