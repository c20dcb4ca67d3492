import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ServerError } from '../lib/send.js';
import { useSession } from '../lib/session.js';

const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // the server has replied: a retry would get the same reply
        retry: (failures, error) => failures < 2 && !(error instanceof ServerError),
        staleTime: 5_000,
      },
    },
  });

/** Clears the query cache when the user is logged out, so that the next one sees nothing of it. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(newClient);
  const { status } = useSession();
  const last = useRef(status);
  useEffect(() => {
    if (last.current === 'in' && status === 'out') client.clear();
    last.current = status;
  }, [client, status]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
