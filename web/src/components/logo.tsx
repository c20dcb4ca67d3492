import { Link } from 'react-router-dom';
import { APP_NAME } from '#protocol/app-name';
import { SHAPES } from './shape.js';

export function Logo() {
  return (
    <Link className="logo" to="/" aria-label={APP_NAME}>
      <span className="logo-mark" aria-hidden="true">
        {SHAPES.map((shape) => (
          <i key={shape} className={shape} />
        ))}
      </span>
      <span className="logo-name">{APP_NAME}</span>
    </Link>
  );
}
