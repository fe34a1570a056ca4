import type { ClientMessage, ServerMessage } from '../../lib/protocol';
import type { Socket, World } from '../logic/connection';

/** A server that tells one moment and says yes to everything. */
export function stillWorld(state: () => Promise<ServerMessage>): World {
  return {
    open: () => new Still(state),
    later: () => () => undefined,
    now: () => Date.now(),
    chance: () => 0.5,
    turnedAway: () => undefined,
    version: '',
  };
}

class Still implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(private readonly state: () => Promise<ServerMessage>) {
    setTimeout(() => this.onopen?.());
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === 'hello') {
      void this.state().then((told) => this.tell(told));
    } else if (message.type === 'why') {
      this.tell({ type: 'why', id: message.id, answer: { title: '', card: null, sums: [], reasons: [] } });
    } else if ('id' in message) {
      this.tell({ type: 'done', id: message.id });
    }
  }

  close(): void {}

  private tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
