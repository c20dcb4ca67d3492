import { SHAPES, Shape } from '../../../components/shape.js';
import { TEXTS } from './texts.js';

/** A decorative picture of the quiz as a box of cards. */
export function QuizCover({ title, count }: { title: string; count: number | undefined }) {
  return (
    <div className="cover" aria-hidden="true">
      <div className="cover-front">
        <p className={title.trim() ? 'cover-title' : 'cover-title none'}>
          {title.trim() || TEXTS.coverTitle}
        </p>
        <p className="cover-count">{count === undefined ? TEXTS.coverNoCount : TEXTS.coverCount(count)}</p>
        <div className="cover-shapes">
          {SHAPES.map((shape) => (
            <span key={shape} className={shape}>
              <Shape name={shape} />
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
