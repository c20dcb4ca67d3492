import { call, type Found } from './engine.js';

export interface Container {
  id: string;
  /** The service in the Compose file. */
  service: string;
  address: string;
  isRunning: boolean;
  exitCode: number;
}

interface Inspected {
  Id: string;
  State: { Running: boolean; ExitCode: number };
  Config: { Labels: Record<string, string> };
  NetworkSettings: { Networks: Record<string, { IPAddress: string }> };
}

const PROJECT = 'com.docker.compose.project';
const SERVICE = 'com.docker.compose.service';

/** The containers of these services, also those that have stopped. */
export async function containersOf({ engine, project }: Found, ...services: string[]): Promise<Container[]> {
  const ids = await call([engine, 'ps', '--all', '--quiet', '--filter', `label=${PROJECT}=${project}`]);
  if (ids === '') return [];
  const inspected = JSON.parse(
    await call([engine, 'container', 'inspect', ...ids.split('\n')]),
  ) as Inspected[];
  return inspected
    .map(({ Id, State, Config, NetworkSettings }) => ({
      id: Id,
      service: Config.Labels[SERVICE] ?? '',
      address: Object.values(NetworkSettings.Networks)[0]?.IPAddress ?? '',
      isRunning: State.Running,
      exitCode: State.ExitCode,
    }))
    .filter(({ service }) => services.includes(service));
}
