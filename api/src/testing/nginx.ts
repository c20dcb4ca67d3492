import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './checkout.js';
import { freePort } from './server-process.js';

const DOCKER = join(ROOT, 'docker');
const DEPLOYED = join(DOCKER, 'nginx');
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** The deployed load balancer on a free port, in front of a test's instances. Needs no root. */
export class Nginx {
  private child?: ChildProcess;
  private readonly folder = mkdtempSync(join(tmpdir(), 'fourtell-nginx-'));

  private constructor(private readonly port: number) {}

  /** @param instances addresses such as `http://127.0.0.1:3000`, which need not listen yet */
  static async start(instances: string[]): Promise<Nginx> {
    const nginx = new Nginx(await freePort());
    nginx.writeInstances(instances);
    await nginx.run((program, args) => spawn(program, args, { stdio: 'ignore' }));
    return nginx;
  }

  /** As in Kubernetes, behind an ingress; here the caller is the ingress. */
  static async behindIngress(instances: string[]): Promise<Nginx> {
    const nginx = new Nginx(await freePort());
    const listen = readFileSync(join(DOCKER, 'k8s/listen.conf'), 'utf8')
      .replace('listen 8080', `listen 127.0.0.1:${nginx.port}`)
      .replace('listen [::]:8080;', '')
      .replace('access_log /dev/stdout', 'access_log off')
      .replaceAll('/tmp/', nginx.at('/'));
    nginx.writeInstances(instances);
    await nginx.run((program, args) => spawn(program, args, { stdio: 'ignore' }), listen);
    return nginx;
  }

  /** As in Compose: all instances share a port and a DNS name, whose addresses `resolveTo` sets. */
  static async following(port: number, addresses: string[]): Promise<Nginx> {
    const nginx = new Nginx(await freePort());
    nginx.resolveTo(addresses);
    const getent = `#!/bin/sh
      cd '${nginx.folder}' && echo >> lookups && [ "$*" = "ahostsv4 app" ] && cat addresses`;
    writeFileSync(nginx.at('getent'), getent);
    chmodSync(nginx.at('getent'), 0o755);
    const PATH = `${nginx.folder}:${process.env['PATH']}`;
    const env = { ...process.env, PATH, LOOK_EVERY_SECONDS: '0.05' };
    const follow = [join(DEPLOYED, 'follow-instances.sh'), nginx.folder, 'app', String(port)];
    await nginx.run((program, args) => spawn('sh', [...follow, program, ...args], { stdio: 'ignore', env }));
    return nginx;
  }

  /** Sets the addresses of the DNS name, in the format of `getent ahostsv4`. */
  resolveTo(addresses: string[]): void {
    const kinds = ['STREAM', 'DGRAM', 'RAW'];
    const lines = addresses.flatMap((address) => kinds.map((kind) => `${address.padEnd(15)} ${kind} app\n`));
    writeFileSync(this.at('addresses.new'), lines.join(''));
    renameSync(this.at('addresses.new'), this.at('addresses'));
  }

  /** How often the name has been resolved. */
  get lookups(): number {
    return readFileSync(this.at('lookups')).length;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  private get errors(): string {
    return readFileSync(this.at('error.log'), 'utf8');
  }

  /** Reloads as `docker/nginx/follow-instances.sh` does. */
  private writeInstances(instances: string[]): void {
    const lines = (how: string) => instances.map((url) => `server ${new URL(url).host} ${how};`).join('\n');
    writeFileSync(this.at('calls.conf'), lines('max_fails=1 fail_timeout=2s'));
    writeFileSync(this.at('sockets.conf'), lines('max_fails=0'));
  }

  private at(name: string): string {
    return join(this.folder, name);
  }

  private async run(
    start: (program: string, args: string[]) => ChildProcess,
    listen = this.listen(),
  ): Promise<void> {
    for (const file of ['nginx.conf', 'trusted-proxy.conf'])
      copyFileSync(join(DEPLOYED, file), this.at(file));
    writeFileSync(this.at('listen.conf'), listen);
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const globals = `daemon off; pid ${this.at('pid')}; ${user}`;
    const args = ['-p', this.folder, '-c', this.at('nginx.conf'), '-e', this.at('error.log'), '-g', globals];
    this.child = start(process.env['NGINX_PATH'] ?? '/usr/sbin/nginx', args);
    while (!(await this.answers())) {
      if (this.child.exitCode !== null) throw new Error(`nginx ended: ${this.errors}`);
      await sleep(10);
    }
  }

  private listen(): string {
    const lines = [
      `listen 127.0.0.1:${this.port}`,
      'set $outer_scheme $scheme',
      'access_log off',
      ...TEMPORARY.map((name) => `${name}_temp_path ${this.at(name)}`),
    ];
    return lines.map((line) => `${line};\n`).join('');
  }

  private answers(): Promise<boolean> {
    return fetch(`${this.url}/metrics`).then(
      () => true,
      () => false,
    );
  }

  /** Stops it and all connections through it. */
  async stop(): Promise<void> {
    if (this.child && this.child.exitCode === null && this.child.signalCode === null) {
      const gone = once(this.child, 'exit');
      this.child.kill('SIGTERM'); // SIGKILL would leave its workers running
      await gone;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
