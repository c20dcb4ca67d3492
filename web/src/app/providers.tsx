import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
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

/** Clears the query cache when another user logs in. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(newClient);
  const { status } = useSession();
  useEffect(() => {
    if (status === 'out') client.clear();
  }, [client, status]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
