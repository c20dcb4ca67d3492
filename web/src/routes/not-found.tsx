import { Link } from 'react-router-dom';
import { Screen } from '../components/screen.js';
import { Shape } from '../components/shape.js';

export function NotFound() {
  return (
    <Screen title="Page not found" className="wrap notice centred">
      <p className="display not-found" aria-hidden="true">
        4<Shape name="clover" className="clover" />4
      </p>
      <h1>This page is not one of the answers</h1>
      <p className="lead">The address may be old or mistyped.</p>
      <Link to="/" className="btn primary big">
        Go to the start page
      </Link>
    </Screen>
  );
}
