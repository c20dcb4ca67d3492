import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { MAX_SEARCH_LENGTH } from '#protocol/limits';
import { Field } from '../../components/field.js';
import { QUIZ_TEXTS } from './texts.js';
import './search-field.css';

const TYPING_MS = 250;

interface Props {
  search: string;
  onSearch: (search: string) => void;
}

/** Searches when typing pauses. Follows a search that changes otherwise, such as by the Back button. */
export function SearchField({ search, onSearch }: Props) {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  const [sent, setSent] = useState(search);
  if (search !== known) {
    setKnown(search);
    if (search !== sent) {
      setSent(search);
      setText(search);
    }
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === sent) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      onSearch(wanted);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, sent, onSearch]);
  return (
    <div className="quiz-search">
      <Field
        label={QUIZ_TEXTS.search}
        type="search"
        value={text}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <Search size={20} strokeWidth={2.75} aria-hidden="true" />
    </div>
  );
}
