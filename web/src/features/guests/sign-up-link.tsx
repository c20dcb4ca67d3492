import { Link, useLocation } from 'react-router-dom';

/** Leads a guest to the form for an account, and from there back to this very place. */
export function SignUpLink({ children }: { children: string }) {
  const { pathname, search, hash, state } = useLocation();
  return (
    <Link className="btn primary" to="/register" state={{ from: pathname + search + hash, was: state }}>
      {children}
    </Link>
  );
}
