import { beforeEach, describe, expect, it } from 'vitest';
import type { ClientMessage, ServerMessage } from '../../lib/protocol';
import { backOff, Connection, Refused, type LinkState, type Socket, type World } from './connection';

class Wire implements Socket {
  sent: ClientMessage[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {
    this.closed = true;
  }
  tell(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

interface Call {
  at: number;
  call: () => void;
}

class Bench implements World {
  wires: Wire[] = [];
  time = 0;
  calls: Call[] = [];
  open() {
    const wire = new Wire();
    this.wires.push(wire);
    return wire;
  }
  later(milliseconds: number, call: () => void) {
    const entry = { at: this.time + milliseconds, call };
    this.calls.push(entry);
    return () => {
      this.calls = this.calls.filter((one) => one !== entry);
    };
  }
  now() {
    return this.time;
  }
  chance() {
    return 0.5;
  }
  version = '';
  away = 0;
  turnedAway() {
    this.away++;
  }
  wait(milliseconds: number) {
    const end = this.time + milliseconds;
    for (;;) {
      const due = this.calls.filter((one) => one.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) {
        break;
      }
      this.calls = this.calls.filter((one) => one !== due);
      this.time = due.at;
      due.call();
    }
    this.time = end;
  }
  get wire(): Wire {
    const wire = this.wires[this.wires.length - 1];
    if (!wire) {
      throw new Error('nothing was opened');
    }
    return wire;
  }
}

describe('the line to the server', () => {
  let bench: Bench;
  let states: LinkState[];
  let heard: ServerMessage[];
  let latencies: number[];
  let event: number | null;
  let connection: Connection;

  const state = (at: number): ServerMessage => {
    event = at;
    return { type: 'state', event: at, full: true, now: 0, set: {}, log: [] };
  };

  beforeEach(() => {
    bench = new Bench();
    states = [];
    heard = [];
    latencies = [];
    event = null;
    connection = new Connection(
      bench,
      {
        told: (message) => heard.push(message),
        state: (now) => states.push(now),
        latency: (milliseconds) => latencies.push(milliseconds),
        event: () => event,
      },
      'en',
    );
    connection.start();
    bench.wire.onopen?.();
  });

  it('says hello, and is open once the state has come', () => {
    expect(bench.wire.sent).toEqual([{ type: 'hello', language: 'en', event: null }]);
    bench.wire.tell(state(7));
    expect(states).toEqual(['connecting', 'open']);
  });

  it('names its version, and knows whether something is still on its way', () => {
    bench.wire.tell(state(7));
    bench.version = 'one';
    void connection.want({ type: 'answer', number: 1, answer: { pass: true } });
    expect(connection.idle).toBe(false);
    bench.wire.onclose?.();
    expect(connection.idle).toBe(false);
    bench.wait(500);
    bench.wire.onopen?.();
    expect(bench.wire.sent[0]).toEqual({ type: 'hello', language: 'en', event: 7, version: 'one' });
    bench.wire.tell({ type: 'outdated', version: 'two' });
    bench.wire.tell(state(7));
    expect(connection.idle).toBe(false);
    const { id } = bench.wire.sent[1] as { id: string };
    bench.wire.tell({ type: 'done', id });
    expect(connection.idle).toBe(true);
    expect(heard.at(-3)).toEqual({ type: 'outdated', version: 'two' });
  });

  it('comes back after a break and names the last event it knows', () => {
    bench.wire.tell(state(7));
    bench.wire.onclose?.();
    expect(states.at(-1)).toBe('lost');
    bench.wait(500);
    bench.wire.onopen?.();
    expect(bench.wires).toHaveLength(2);
    expect(bench.wire.sent[0]).toEqual({ type: 'hello', language: 'en', event: 7 });
  });

  it('waits longer each time, up to a limit, and begins anew once it has been open', () => {
    expect([0, 1, 2, 9].map((attempt) => backOff(attempt, 0.5))).toEqual([400, 800, 1600, 10_000]);
    bench.wire.onclose?.();
    bench.wait(400);
    bench.wire.onclose?.();
    bench.wait(400);
    expect(bench.wires).toHaveLength(2);
    bench.wait(400);
    expect(bench.wires).toHaveLength(3);
    bench.wire.onopen?.();
    bench.wire.tell(state(1));
    bench.wire.onclose?.();
    bench.wait(400);
    expect(bench.wires).toHaveLength(4);
  });

  it('waits as long as the server asks when it says goodbye', () => {
    bench.wire.tell({ type: 'bye', message: 'back soon', retry: 3000 });
    bench.wire.onclose?.();
    bench.wait(2999);
    expect(bench.wires).toHaveLength(1);
    bench.wait(1);
    expect(bench.wires).toHaveLength(2);
  });

  it('gives each wish its own answer', async () => {
    const first = connection.want({ type: 'concede' });
    const second = connection.want({ type: 'why', about: { what: 'generation' } });
    const ids = bench.wire.sent.slice(1).map((message) => ('id' in message ? message.id : ''));
    const answer = { title: 'Force generation', card: null, sums: [], reasons: [] };
    bench.wire.tell({ type: 'why', id: ids[1] ?? '', answer });
    bench.wire.tell({ type: 'done', id: ids[0] ?? '' });
    expect(await second).toEqual(answer);
    expect(await first).toBeNull();
  });

  it('tells why something was refused', async () => {
    const wish = connection.want({ type: 'concede' });
    const sent = bench.wire.sent[1];
    bench.wire.tell({ type: 'refused', id: sent && 'id' in sent ? sent.id : '', error: 'not_yours', message: 'You only watch.' });
    await expect(wish).rejects.toEqual(new Refused('not_yours', 'You only watch.'));
  });

  it('refuses what could not be sent or was lost on the way', async () => {
    const wish = connection.want({ type: 'concede' });
    bench.wire.onclose?.();
    await expect(wish).rejects.toHaveProperty('error', 'offline');
    await expect(connection.want({ type: 'concede' })).rejects.toHaveProperty('error', 'offline');
  });

  const answers = () => bench.wires.flatMap((wire) => wire.sent).filter((message) => message.type === 'answer');

  it('sends an answer again that was not acknowledged, under another id', async () => {
    bench.wire.tell(state(1));
    const wish = connection.want({ type: 'answer', number: 4, answer: { pass: true } });
    bench.wait(6_000);
    expect(answers()).toHaveLength(2);
    expect(new Set(answers().map(({ id }) => id)).size).toBe(2);
    expect(answers().every(({ number }) => number === 4)).toBe(true);
    bench.wire.tell({ type: 'done', id: answers()[1]?.id ?? '' });
    expect(await wish).toBeNull();
    bench.wait(20_000);
    expect(answers()).toHaveLength(2);
  });

  it('sends an answer again over the next line, and takes it for given if it had arrived', async () => {
    bench.wire.tell(state(1));
    const wish = connection.want({ type: 'answer', number: 4, answer: { pass: true } });
    bench.wire.onclose?.();
    bench.wait(500);
    bench.wire.onopen?.();
    expect(answers()).toHaveLength(1);
    bench.wire.tell(state(2));
    expect(answers()).toHaveLength(2);
    bench.wire.tell({ type: 'refused', id: answers()[1]?.id ?? '', error: 'late', message: 'Too late.' });
    expect(await wish).toBeNull();
  });

  it('reports an answer that was late the first time it was given', async () => {
    bench.wire.tell(state(1));
    const wish = connection.want({ type: 'answer', number: 4, answer: { pass: true } });
    bench.wire.tell({ type: 'refused', id: answers()[0]?.id ?? '', error: 'late', message: 'Too late.' });
    await expect(wish).rejects.toHaveProperty('error', 'late');
  });

  it('measures the way there and back, and gives up a line that is silent', () => {
    bench.wire.tell(state(1));
    bench.wait(15_000);
    expect(bench.wire.sent.at(-1)).toEqual({ type: 'ping', at: 15_000 });
    bench.time += 40;
    bench.wire.tell({ type: 'pong', at: 15_000 });
    expect(latencies).toEqual([40]);
    bench.wait(15_000);
    bench.wait(8_000);
    expect(bench.wires[0]?.closed).toBe(true);
    expect(states).toContain('lost');
  });

  it('switches the language, and says hello in it from then on', () => {
    connection.speak('fr');
    connection.speak('fr');
    expect(bench.wire.sent.slice(1)).toEqual([{ type: 'language', language: 'fr' }]);
    bench.wire.onclose?.();
    bench.wait(500);
    bench.wire.onopen?.();
    expect(bench.wire.sent[0]).toMatchObject({ type: 'hello', language: 'fr' });
  });

  it('asks who is signed in when it was not even let in', () => {
    bench.wire.tell(state(7));
    bench.wire.onclose?.();
    expect(bench.away).toBe(0);
    bench.wait(500);
    bench.wire.onclose?.();
    expect(bench.away).toBe(1);
    bench.wait(60_000);
    expect(bench.wires.length).toBeGreaterThan(2);
  });

  it('stops for good', () => {
    connection.stop();
    bench.wait(60_000);
    expect(bench.wires).toHaveLength(1);
    expect(bench.wire.closed).toBe(true);
    expect(states.at(-1)).toBe('closed');
  });
});
