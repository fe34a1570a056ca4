import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const POSITIONS = join(import.meta.dirname, 'positions');

/** A Holosite server in a process of its own, with a database of its own. */
export class House {
  private process: ChildProcess | null = null;
  address = '';
  /** Where positions are laid out: the address of the table by the name of the file. */
  tables: Record<string, string> = {};
  /** Where an admin who has no password yet chooses it. */
  adminLink = '';

  private constructor(
    readonly data: string,
    private readonly flags: string[],
  ) {}

  static async open(...flags: string[]): Promise<House> {
    const house = new House(mkdtempSync(join(tmpdir(), 'holosite-e2e-')), flags);
    await house.start();
    return house;
  }

  /** Starts the process; the second time on the same port and data. */
  async start(): Promise<void> {
    const port = this.address === '' ? '0' : new URL(this.address).port;
    const child = spawn(
      resolve(import.meta.dirname, '../../holosite'),
      ['play', '--no-browser', '--port', port, '--data', this.data, ...this.flags],
      { stdio: ['ignore', 'pipe', 'pipe'], detached: true },
    );
    this.process = child;
    this.address = await new Promise<string>((found, failed) => {
      let said = '';
      const listen = (chunk: Buffer): void => {
        said += chunk.toString();
        const match = /open at (https?:\/\/[\w.:[\]-]+:\d+)/.exec(said);
        if (!match?.[1] || !said.includes('To close it')) return;
        this.adminLink = /chooses his password at (\S+)/.exec(said)?.[1] ?? '';
        this.tables = Object.fromEntries([...said.matchAll(/([\w-]+)\.position is laid out at (\S+)/g)].map(([, name, table]) => [name, table]));
        found(match[1]);
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', (code) => failed(new Error(`the server ended (${code}):\n${said}`)));
    });
  }

  /** Ends the process at once, as a power cut would. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async close(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.data, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process;
    if (!child?.pid || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    process.kill(-child.pid, signal);
    await gone;
  }
}

/** One house for all tests that do not need their own; HOLOSITE_ADDRESS names one that is open already. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.HOLOSITE_ADDRESS) return () => Promise.resolve();
  const positions = readdirSync(POSITIONS).map((file) => join(POSITIONS, file));
  const house = await House.open('--bot-pace', '0', '--absent-seconds', '3', ...positions);
  process.env.HOLOSITE_ADDRESS = house.address;
  process.env.HOLOSITE_TABLES = JSON.stringify(house.tables);
  return () => house.close();
}

/** The tables of that house where positions are laid out, each for one test. */
export function tables(): Record<string, string> {
  return JSON.parse(process.env.HOLOSITE_TABLES ?? '{}') as Record<string, string>;
}
