import { Link } from 'react-router-dom';
import { Screen } from '../components/screen.js';
import { Shape } from '../components/shape.js';

export function NotFound() {
  return (
    <Screen
      title="Page not found"
      className="wrap flex flex-1 flex-col items-center justify-center gap-5 py-7 text-center"
    >
      <p className="display flex items-center gap-3 text-[clamp(6rem,24vw,12rem)]" aria-hidden="true">
        4<Shape name="clover" className="size-[.72em] fill-clover" />4
      </p>
      <h1 className="text-2xl">This page is not one of the answers</h1>
      <p className="text-lg text-muted">The address may be old or mistyped.</p>
      <Link to="/" className="btn primary big">
        Go to the start page
      </Link>
    </Screen>
  );
}
