import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Screen } from '../components/screen.js';
import { Waiting } from '../components/waiting.js';
import { Loaded } from '../features/operator/loaded.js';
import { OPERATOR_TEXTS as TEXTS } from '../features/operator/texts.js';
import { OPERATOR_PAGES } from '../features/operator/ways.js';
import { request } from '../lib/request.js';
import { ServerError } from '../lib/send.js';
import { useSession } from '../lib/session.js';
import '../features/operator/operator.css';

const LINKS = [
  { to: OPERATOR_PAGES.live, label: TEXTS.live },
  { to: OPERATOR_PAGES.games, label: TEXTS.games, also: OPERATOR_PAGES.game },
  { to: OPERATOR_PAGES.reported, label: TEXTS.reported },
  { to: OPERATOR_PAGES.audit, label: TEXTS.audit },
];

const listed = (name: 'Live' | 'Games' | 'Reported' | 'Audit') =>
  lazy(async () => ({ default: (await import('./operator-lists.js'))[name] }));
const PAGES = new Map<string, ComponentType>([
  [OPERATOR_PAGES.live, listed('Live')],
  [OPERATOR_PAGES.games, listed('Games')],
  [OPERATOR_PAGES.reported, listed('Reported')],
  [OPERATOR_PAGES.audit, listed('Audit')],
  [OPERATOR_PAGES.game, lazy(async () => ({ default: (await import('./operator-game.js')).Component }))],
]);

/** Whether the server knows no such page for this user. A server that is busy or broken says nothing about the user. */
const isRefused = (error: unknown) =>
  error instanceof ServerError && error.status < 500 && error.status !== 429;

/** The pages of operators. For everybody else there is no such page, signed in or not. */
export function OperatorPages({ Unknown }: { Unknown: ComponentType }) {
  const { pathname } = useLocation();
  const { status } = useSession();
  const query = useQuery({
    queryKey: ['operator'],
    queryFn: () => request('GET', '/operator/actions'),
    enabled: status === 'in',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { data, isError, isPaused, error } = query;
  const Page = PAGES.get(pathname);
  if (status === 'out' || !Page || isRefused(error)) return <Unknown />;
  if (data === undefined && !isError && !isPaused) return <Waiting />;
  if (data === undefined)
    return (
      <Screen title={TEXTS.operator} className="operator">
        <h1>{TEXTS.operator}</h1>
        <Loaded query={query}>{() => null}</Loaded>
      </Screen>
    );
  return (
    <>
      <nav className="operator-bar" aria-label={TEXTS.nav}>
        <span className="operator-tag">{TEXTS.operator}</span>
        {LINKS.map(({ to, label, also }) => (
          <Link
            key={to}
            to={to}
            className="nav-link"
            aria-current={pathname === to || pathname === also ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <Suspense fallback={<Waiting />}>
        <Page />
      </Suspense>
    </>
  );
}
