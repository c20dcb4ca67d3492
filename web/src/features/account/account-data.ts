import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Account, SignInsResponse } from '#protocol/account';
import { logFailure } from '../../lib/log.js';
import { request } from '../../lib/request.js';

const ACCOUNT = ['account'];
const SIGN_INS = [...ACCOUNT, 'sign-ins'];

const useCall = <T>(queryKey: QueryKey, path: string) =>
  useQuery({
    queryKey,
    queryFn: async () => {
      try {
        return await request<T>('GET', path);
      } catch (error) {
        logFailure(error);
        throw error;
      }
    },
  });

export const useAccount = () => useCall<Account>(ACCOUNT, '/account');
export const useSignIns = () => useCall<SignInsResponse>(SIGN_INS, '/account/sign-ins');

/** Updates the account on the screen after a change: shows the new one, or requests it and the sign-ins again. */
export function useAccountChanges() {
  const client = useQueryClient();
  return {
    show: (account: Account) => client.setQueryData(ACCOUNT, account),
    refresh: () => client.invalidateQueries({ queryKey: ACCOUNT }),
  };
}
