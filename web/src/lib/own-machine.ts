const OWN = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/i;

/** Whether a host name leads every device to itself, so that no other one can open it. */
export const isOwnMachine = (hostname: string) => OWN.test(hostname);

const USUAL_PORT = '3000';

/** Starts a server on this port, as an address shows it, that phones can reach too. */
export const lanCommand = (port: string) =>
  `${port === '' || port === USUAL_PORT ? '' : `PORT=${port} `}npm run up -- --lan`;
