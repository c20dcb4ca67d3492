import { Eye } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { MAX_TITLE_LENGTH } from '#protocol/limits';
import type { SavedQuizResponse } from '#protocol/quizzes';
import { Modal } from '../../../components/modal.js';
import { Segments } from '../../../components/segments.js';
import { announce } from '../../../lib/announce.js';
import { useWide } from '../../../lib/use-wide.js';
import { opened } from './changes.js';
import { type Draft, isBlank } from './draft.js';
import type { Kept } from './drafts.js';
import { EditorDock } from './editor-dock.js';
import { firstIncomplete, isComplete, titleFault } from './faults.js';
import { LeaveQuestion } from './leave-question.js';
import { LineField } from './line-field.js';
import { Overview } from './overview.js';
import { type PreviewedQuestion, previewed } from './preview.js';
import { QuestionForm } from './question-form.js';
import { TEXTS } from './texts.js';
import { useEditor } from './use-editor.js';
import { useFocusGoal } from './use-focus-goal.js';
import { useSaving } from './use-saving.js';
import './editor.css';

interface Props {
  initial: Kept;
  /** Shows a question as players see it. */
  preview: (question: PreviewedQuestion) => ReactNode;
  onSaved: (answer: SavedQuizResponse, draft: Draft) => void;
}

/** The editor: one question with the list beside it. All input is kept in the stored draft. */
export function QuizEditor({ initial, preview, onSaved }: Props) {
  const editor = useEditor(initial);
  const { draft, touched, question, faults, judge, blame, show, turn, write } = editor;
  const { questions, title, at } = draft;
  const { saving, failure, isUnsaved, send, settle } = useSaving(editor, onSaved);
  const form = useRef<HTMLFormElement>(null);
  const focus = useFocusGoal(form);
  const wide = useWide();
  const [open, setOpen] = useState<'preview' | 'overview'>();
  const [titleJudged, setTitleJudged] = useState(false);
  const wrongTitle = titleJudged ? titleFault(title) : undefined;
  const count = questions.length;

  const arrive = (place: number, total = count) => {
    setOpen(undefined);
    announce(TEXTS.place(place + 1, total));
    focus('question');
  };
  const go = (to: number) => {
    show(opened(draft, to));
    arrive(to);
  };
  const fault = (to: number) => {
    setOpen(undefined);
    if (to >= 0 && to !== at) {
      show({ ...draft, at: to });
      announce(TEXTS.place(to + 1, count));
    }
    focus('fault');
  };
  const save = async (quiz = draft) => {
    if (saving) return;
    settle();
    setTitleJudged(true);
    const bad = firstIncomplete(quiz);
    if (bad >= 0 || titleFault(title)) {
      judge(questions.map(({ key }) => key));
      return fault(titleFault(title) ? at : bad);
    }
    setOpen(undefined);
    const failed = await send(quiz);
    if (!failed || failed.faults.size === 0) return;
    blame(failed.faults);
    fault(questions.findIndex(({ key }) => failed.faults.has(key)));
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (at === count - 1) return void save();
    judge([question.key]);
    if (isComplete(question)) go(at + 1);
    else focus('fault');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      form.current?.requestSubmit();
    }
  };
  const saveAsNew = () => {
    const quiz: Draft = { ...draft, quizId: null };
    turn(quiz);
    void save(quiz);
  };

  // focus the prompt of a blank question, after the router has focused the page
  const begin = useRef(wide && isBlank(question));
  useEffect(() => {
    if (!begin.current) return;
    begin.current = false;
    const timer = setTimeout(() => form.current?.querySelector<HTMLElement>('[data-prompt]')?.focus());
    return () => clearTimeout(timer);
  }, []);

  const overview = (
    <Overview
      editor={editor}
      onOpen={go}
      onAdded={() => arrive(count, count + 1)}
      onSave={at < count - 1 && firstIncomplete(draft) < 0 ? () => void save() : undefined}
    />
  );
  return (
    <div className={wide ? 'editor wide' : 'editor'}>
      <form ref={form} className="editor-form" onSubmit={submit} onKeyDown={onKeyDown} noValidate>
        <div className="editor-fields" inert={saving}>
          <header className="editor-head">
            <h1>{draft.quizId === null ? TEXTS.create : TEXTS.edit}</h1>
            <LineField
              label={TEXTS.title}
              value={title}
              length={title.length}
              most={MAX_TITLE_LENGTH}
              error={wrongTitle}
              required
              onChange={({ target }) => turn({ ...draft, title: target.value })}
            />
          </header>
          <div className="card write" key={question.key}>
            <div className="write-top">
              <h2 tabIndex={-1} data-place>
                {TEXTS.number(at + 1)} <span>{TEXTS.of(count)}</span>
              </h2>
              <Segments
                plain
                label={TEXTS.type}
                value={question.type}
                options={TEXTS.types}
                onChange={(type) => write({ type })}
              />
              <button type="button" className="btn" onClick={() => setOpen('preview')}>
                <Eye size={20} strokeWidth={2.5} aria-hidden="true" />
                <span>{TEXTS.preview}</span>
              </button>
            </div>
            <QuestionForm question={question} faults={faults} onWrite={write} />
          </div>
        </div>
        <EditorDock
          at={at}
          count={count}
          touched={touched}
          saving={saving}
          failure={failure}
          onOverview={wide ? undefined : () => setOpen('overview')}
          onBack={() => go(at - 1)}
          onRetry={() => void save()}
          onSaveAsNew={saveAsNew}
        />
      </form>
      {wide && (
        <aside className="card editor-side" aria-labelledby="overview-heading" inert={saving}>
          <h2 id="overview-heading">
            {TEXTS.overview} <span>{count}</span>
          </h2>
          {overview}
        </aside>
      )}
      {open === 'overview' && !wide && (
        <Modal title={TEXTS.overview} onClose={() => setOpen(undefined)}>
          {overview}
        </Modal>
      )}
      {open === 'preview' && (
        <Modal title={TEXTS.preview} onClose={() => setOpen(undefined)}>
          {preview(previewed(question))}
        </Modal>
      )}
      <LeaveQuestion isUnsaved={isUnsaved} />
    </div>
  );
}
