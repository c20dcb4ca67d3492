import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Screen } from '../components/screen.js';
import { Shape } from '../components/shape.js';
import { Waiting } from '../components/waiting.js';

function NotFound() {
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

const OperatorPages = lazy(async () => ({ default: (await import('./operator.js')).OperatorPages }));

/** Operators have pages that nobody else finds, and that the list of pages does not name. */
function Unknown() {
  if (!useLocation().pathname.startsWith('/operator')) return <NotFound />;
  return (
    <Suspense fallback={<Waiting />}>
      <OperatorPages Unknown={NotFound} />
    </Suspense>
  );
}

export { Unknown as Component };
